// The English catalogues of the browser: all of them but those that only the command and its terminal read.
const files = import.meta.glob<string>(
  ["../../../src/cutpurse/locales/en/*.ftl", "!../../../src/cutpurse/locales/en/{cli,serve,terminal,terminal-*}.ftl"],
  {
    query: "?raw",
    import: "default",
    eager: true,
  },
);
export default Object.values(files);
