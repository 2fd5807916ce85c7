// The English catalogues of the browser; the terminal's stay where they are.
const files = import.meta.glob<string>(
  "../../../src/cutpurse/locales/en/{web,components,lobby,table,replay,rules,swindler,web-*}.ftl",
  {
    query: "?raw",
    import: "default",
    eager: true,
  },
);
export default Object.values(files);
