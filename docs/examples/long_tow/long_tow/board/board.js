// The board of Long Tow: the wreck, what everybody sent, and the own hand to choose from.
// What it is given is described in web/src/boards/brought/interface.ts of Cosmodrome.

/** Make an element; a text becomes its only child, everything else an attribute. */
function make(name, attributes = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
}

const thrust = (tug) => Number(tug.split("-")[1]);

/** A tug of a thrust: the stronger, the longer its flame. */
function tugPicture(tug) {
  const flame = 6 + 3 * thrust(tug);
  const picture = make("span", { class: "lt-ship" });
  picture.innerHTML = `<svg viewBox="0 0 90 40" aria-hidden="true"><path class="lt-flame" d="M34 12L${34 - flame} 20L34 28z"/><path class="lt-hull" d="M34 8h26l18 12-18 12H34z"/><circle class="lt-window" cx="60" cy="20" r="5"/></svg>`;
  return picture;
}

function wreckPicture(wreck, props) {
  if (!wreck) return make("div", { class: "lt-wreck lt-none" }, "—");
  const picture = make("div", { class: "lt-wreck" });
  picture.innerHTML = `<svg viewBox="0 0 120 90" aria-hidden="true"><path d="M14 52l18-34 34-8 12 18 28 6-10 30-40 18-30-8z"/><path d="M40 30l14 10-8 14M70 34l8 16-16 10" fill="none"/></svg>`;
  picture.append(make("b", {}, props.name(wreck)));
  return picture;
}

function playerPart(player, seat, props) {
  const part = make("section", { class: "lt-player", style: `--seat:var(--seat-${seat + 1})`, "aria-label": props.seatName(seat) });
  const name = make("header", {}, make("b", {}, props.seatName(seat)));
  if (props.asked.includes(seat)) name.append(make("i", { class: "lt-thinks" }, "…"));
  const sent = make("div", { class: "lt-sent" });
  if (player.sent) sent.append(tugPicture(player.sent), make("b", {}, props.name(player.sent)));
  const held = Array.isArray(player.hand) ? player.hand.length : player.hand.hidden;
  const figures = [`${props.say("view-hand")}: ${held}`, `${props.say("view-hauled")}: ${player.hauled.map(props.name).join(", ") || "—"}`];
  part.append(name, sent, ...figures.map((text) => make("small", {}, text)));
  return part;
}

/** Every card of the hand is a button of its own, also where several are equal. */
function handPart(hand, props) {
  const part = make("section", { class: "lt-hand", "aria-label": props.say("view-hand") });
  hand.forEach((tug, i) => {
    const place = `players.${props.seat}.hand.${i}`;
    const can = props.can(place);
    const card = make("button", { class: `lt-card${can ? " can" : ""}${props.hot(place) ? " hot" : ""}`, "data-at": place }, make("b", {}, props.name(tug)), tugPicture(tug));
    card.addEventListener("click", () => (can ? props.click(place) : props.look(tug)));
    card.addEventListener("mouseenter", () => props.point(place));
    card.addEventListener("mouseleave", () => props.point());
    part.append(card);
  });
  return part;
}

function draw(target, props) {
  const { wreck, players, rounds } = props.table;
  const focused = target.contains(document.activeElement) ? document.activeElement.dataset.at : undefined;
  const space = make("section", { class: "lt-space" }, wreckPicture(wreck, props), make("small", {}, `${props.say("view-rounds")}: ${rounds}`));
  const crews = make("div", { class: "lt-players" }, ...players.map((player, seat) => playerPart(player, seat, props)));
  const own = players[props.seat];
  target.replaceChildren(make("div", { class: "lt" }, space, crews, ...(own ? [handPart(own.hand, props)] : [])));
  if (focused) target.querySelector(`[data-at="${focused}"]`)?.focus({ preventScroll: true });
}

/** What a drawing depends on; where only what is pointed at has changed, a card under the finger must stay. */
function drawnFrom(props) {
  const { table, asked, seat, language, options } = props;
  return JSON.stringify([table, asked, seat, language, options.map((one) => one.answer), table.players.map((_, other) => props.seatName(other))]);
}

export function mount(target, props) {
  let last = "";
  const update = (now) => {
    const text = drawnFrom(now);
    if (text !== last) draw(target, now);
    else for (const card of target.querySelectorAll(".lt-card")) card.classList.toggle("hot", now.hot(card.dataset.at));
    last = text;
  };
  update(props);
  return { update, destroy: () => target.replaceChildren() };
}
