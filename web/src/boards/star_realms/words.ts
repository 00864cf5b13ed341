import { boardWords } from "../words";
import en from "./en.ftl?raw";
import ru from "./ru.ftl?raw";

export const s = boardWords(en, ru);
