// The German catalogues of the browser: all of them but those that only the command and its terminal read.
const files = import.meta.glob<string>(
  ["../../../src/cutpurse/locales/de/*.ftl", "!../../../src/cutpurse/locales/de/{cli,serve,terminal,terminal-*}.ftl"],
  {
    query: "?raw",
    import: "default",
    eager: true,
  },
);
export default Object.values(files);
