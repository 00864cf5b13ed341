import { mount } from "svelte";
import App from "./App.svelte";
import icons from "./art/icons.svg?raw";
import { installWorker } from "./core/install";
import { lettersLoaded } from "./core/words/letters";
import { settings } from "./core/settings.svelte";
import { addIcons } from "./core/sprite";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/frame.css";
import "./styles/seats.css";
import "./styles/question.css";
import "./styles/options.css";
import "./styles/phone.css";
import "./styles/stage.css";
import "./styles/table.css";
import "./styles/replay.css";
import "./styles/lobby.css";
import "./styles/pages.css";

addIcons(icons);
installWorker();
void lettersLoaded(settings.language).then(() => {
  const target = document.getElementById("app");
  if (target) mount(App, { target });
});
