import { mount } from "svelte";
import App from "./App.svelte";
import icons from "./art/icons.svg?raw";
import { installWorker } from "./core/install";
import { addIcons } from "./core/sprite";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/frame.css";
import "./styles/question.css";
import "./styles/phone.css";
import "./styles/stage.css";
import "./styles/table.css";
import "./styles/lobby.css";
import "./styles/pages.css";

addIcons(icons);
installWorker();
const target = document.getElementById("app");
if (target) mount(App, { target });
