// Sets theme and language before the first paint, so that nobody is dazzled; the shell takes over from there.
(() => {
  /** @param {string} key */
  const kept = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null; // storage is forbidden here: go by what the browser asks for
    }
  };
  const root = document.documentElement;
  const chosen = kept("cutpurse.theme");
  const light = matchMedia("(prefers-color-scheme: light)").matches;
  root.dataset["theme"] = chosen === "dawn" || (chosen !== "night" && light) ? "dawn" : "night";
  const language = kept("cutpurse.language") ?? navigator.languages.find((tag) => /^(de|en)\b/i.test(tag)) ?? "en";
  root.lang = language.slice(0, 2).toLowerCase();
})();
