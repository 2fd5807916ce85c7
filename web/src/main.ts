// The beginning: the language first, then the shell.
import { mount } from "svelte";
import App from "./App.svelte";
import "./look/base.css";
import { preferred, setLanguage } from "./texts/texts.svelte";

await setLanguage(preferred(), false);
const target = document.getElementById("app");
if (target) mount(App, { target });

if (import.meta.env.PROD && "serviceWorker" in navigator) {
  void navigator.serviceWorker.register("/sw.js").catch(() => undefined); // without it we only lose the shell offline
}
