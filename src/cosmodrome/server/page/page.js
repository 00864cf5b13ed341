// A plain page: lobby and table, playable from the options alone.  It holds no rules; what a game says comes from the server.
import { WORDS } from "./words.js";

const $ = (id) => document.getElementById(id);
const state = { me: null, games: null, bots: [], socket: null, table: null, sync: null, lines: [], wait: 500 };

async function api(path, body, method) {
  const options = body === undefined ? {} : { method: method || "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  const response = await fetch(path, options);
  const data = await response.json();
  if (!response.ok) throw new Error(data.text || data.code);
  return data;
}

function make(tag, attributes, ...children) {
  const node = document.createElement(tag);
  for (const [key, value] of Object.entries(attributes || {})) {
    if (key.startsWith("on")) node.addEventListener(key.slice(2), value);
    else if (value !== false && value !== undefined) node.setAttribute(key, value === true ? "" : value);
  }
  node.append(...children.filter((child) => child !== null && child !== undefined));
  return node;
}

function show(...nodes) { $("main").replaceChildren(...nodes.filter((node) => node !== null)); }
function tell(text) { $("state").textContent = text; }
const language = () => $("language").value;
const nameOf = (names) => names[language()] || names.en;
const t = (id, args) => (WORDS[language()] || WORDS.en)[id].replace(/\{(\w+)\}/g, (_, name) => args[name]);
const botName = (bot) => ((WORDS[language()] || WORDS.en)[bot] ? t(bot) : bot);
const gameOf = (id) => state.games.find((one) => one.id === id) || { name: { en: id }, modes: [] };
const holder = (seat) => seat.name || botName(seat.bot);
const modeName = (table) => nameOf((gameOf(table.game).modes.find((one) => one.id === table.mode) || { name: { en: table.mode } }).name);
const path = () => location.pathname.split("/").filter(Boolean);

// --- lobby ---------------------------------------------------------------------------------------------------------
async function lobby() {
  const [open, mine] = await Promise.all([api("/api/tables"), api("/api/me/tables")]);
  const list = (title, tables) => make("section", {}, make("h2", {}, title), ...(tables.length ? tables.map(tableRow) : ["—"]));
  show(newTable(), list(t("open-tables"), open.tables), list(t("my-tables"), mine.tables));
}

function tableRow(table) {
  const who = table.seats.map((seat) => seat.name || botName(seat.bot) || "·").join(", ");
  return make("div", { class: "row" }, make("span", { class: "grow" }, `${table.title || nameOf(gameOf(table.game).name)} · ${modeName(table)} · ${who} · ${t(`status-${table.status}`)}`),
    make("a", { href: `/table/${table.id}` }, make("button", {}, table.status === "open" ? t("sit-down") : t("look"))),
    table.status === "over" ? make("a", { href: `/replay/${table.id}` }, make("button", {}, t("replay"))) : null);
}

function newTable() {
  const game = make("select", { "aria-label": t("game") }, ...state.games.map((one) => make("option", { value: one.id }, nameOf(one.name))));
  const mode = make("select", { "aria-label": t("mode") });
  const seats = make("select", { "aria-label": t("seats") });
  const bot = make("select", { "aria-label": t("bots") }, make("option", { value: "" }, t("people-only")), ...state.bots.map((one) => make("option", { value: one, selected: one === "heuristic" }, t("bots-named", { bot: botName(one) }))));
  const pace = make("select", { "aria-label": t("pace") }, make("option", { value: "live" }, t("live")), make("option", { value: "slow" }, t("slow")));
  const open = make("input", { type: "checkbox", checked: true });
  const settings = make("span", {});
  const chosen = () => state.games.find((one) => one.id === game.value);
  const fillSeats = () => {
    const found = chosen().modes.find((one) => one.id === mode.value);
    seats.replaceChildren(...found.seats.map((count) => make("option", { value: count, selected: count === 2 }, t("seats-n", { n: count }))));
  };
  const settingField = (one) => one.values.length
    ? make("select", { name: one.id }, ...one.values.map((names, i) => make("option", { value: one.low + i, selected: one.low + i === one.default }, nameOf(names))))
    : make("input", { type: "number", name: one.id, min: one.low, max: one.high, value: one.default });
  const fill = () => {
    mode.replaceChildren(...chosen().modes.map((one) => make("option", { value: one.id }, nameOf(one.name))));
    settings.replaceChildren(...chosen().options.map((one) => make("label", {}, `${nameOf(one.name)} `, settingField(one), " ")));
    fillSeats();
  };
  game.addEventListener("change", fill);
  mode.addEventListener("change", fillSeats);
  fill();
  const create = async () => {
    const options = Object.fromEntries([...settings.querySelectorAll("input")].map((input) => [input.name, Number(input.value)]));
    try {
      const table = await api("/api/tables", { game: game.value, mode: mode.value, seats: Number(seats.value), options, pace: pace.value, public: open.checked, coach: true });
      sessionStorage.setItem(`start ${table.id}`, bot.value);
      location.href = `/table/${table.id}?invite=${table.invite}`;
    } catch (error) { tell(error.message); }
  };
  return make("section", {}, make("h2", {}, t("new-table")), make("div", { class: "row" }, game, mode, seats, bot, pace, make("label", {}, open, ` ${t("public")}`)),
    make("div", { class: "row" }, settings), make("button", { onclick: create }, t("open-table")));
}

// --- table ---------------------------------------------------------------------------------------------------------
function connect() {
  const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/socket`);
  state.socket = socket;
  socket.onopen = () => {
    state.wait = 500;
    const after = state.lines.length ? state.lines[state.lines.length - 1].number : 0;
    send({ type: "watch", table: state.table, after, invite: new URLSearchParams(location.search).get("invite") || "" });
  };
  socket.onmessage = (event) => receive(JSON.parse(event.data));
  socket.onclose = () => {
    tell(t("lost"));
    setTimeout(connect, state.wait);
    state.wait = Math.min(state.wait * 2, 10000);
  };
}

const send = (message) => state.socket.send(JSON.stringify(message));
const ask = (type, more) => send({ type, table: state.table, ...more });
const key = () => crypto.randomUUID ? crypto.randomUUID() : String(Math.random()).slice(2);

async function receive(message) {
  if (message.type === "sync") {
    state.sync = message;
    state.lines.push(...message.lines);
    tell("");
    seatAndStart(message);
  } else if (message.type === "update") {
    if (message.line.number !== state.sync.number + 1) { ask("watch", { after: state.sync.number }); return; }
    state.lines.push(message.line);
    Object.assign(state.sync, { number: message.line.number, asked_at: message.asked_at || 0, can_undo: message.can_undo || false, orders: message.orders || {}, proposal: message.proposal || null });
    if (message.view) state.sync.view = message.view;
    if (message.info) {
      state.sync.table = { ...message.info, invite: state.sync.table.invite };
      const mine = message.info.seats.find((seat) => seat.person === state.me.id);
      state.sync.seat = mine ? mine.seat : -3;
    }
  } else if (message.type === "refused") {
    tell((await words([message.say])).texts[0] + (message.rule ? ` (${message.rule})` : ""));
    return;
  } else if (message.type === "hint") {
    tell(t("hint-says", { text: (await words([message.option.label])).texts[0] }));
    return;
  } else if (message.type === "error") { complain(message); return; }
  else if (message.type === "reminder") { tell(t("waits", { title: message.title })); return; }
  else return;
  await draw();
}

function complain(problem) {
  if (problem.code !== "other_version" || state.sync) { tell(problem.text); return; }
  show(make("p", { role: "alert" }, t("other-version")), make("a", { href: `/api/records/${state.table}/file` }, t("record")));
}

function seatAndStart(sync) {
  const bot = sessionStorage.getItem(`start ${state.table}`);
  if (bot === null || sync.table.host !== state.me.id) return;
  sessionStorage.removeItem(`start ${state.table}`);
  ask("sit", { seat: 0 });
  if (bot) ask("start", { bot });
}

const words = (messages, view) => api("/api/say", { game: state.sync.table.game, language: language(), seats: state.sync.table.seats.map(holder), messages, view: view || null });

// One drawing at a time: what comes meanwhile is drawn together afterwards.
let drawing = false;
let again = false;
async function draw() {
  if (drawing) { again = true; return; }
  drawing = true;
  try { await drawOnce(); } finally { drawing = false; }
  if (again) { again = false; setTimeout(draw, 150); }
}

async function drawOnce() {
  const { view, table, seat } = state.sync;
  const question = view && view.question;
  const options = (question && question.options) || [];
  const recent = state.lines.slice(-60);
  const told = recent.flatMap((line) => (line.events || []).map((event) => event.say));
  const all = [...(question ? [question.prompt] : []), ...options.map((option) => option.label), ...told];
  const said = await words(all.slice(0, 500), view && view.table ? view.table : null).catch((error) => ({ texts: all.map(() => error.message), drawing: [] }));
  const prompt = question ? said.texts.shift() : "";
  const labels = said.texts.splice(0, options.length);
  show(seatList(table, seat), view ? make("pre", {}, said.drawing.join("\n")) : null, result(view, table), log(recent, said.texts), chat(), questionBar(question, prompt, options, labels, view, table));
}

function seatList(table, mine) {
  const rows = table.seats.map((one) => make("div", { class: "row" }, make("span", { class: "grow" }, `${one.seat + 1}. ${one.name || ""} ${one.bot ? `(${t("bot", { bot: botName(one.bot) })})` : ""}`),
    mine < 0 && !one.person && table.status !== "over" ? make("button", { onclick: () => ask("sit", { seat: one.seat }) }, t("sit-down")) : null,
    one.seat === mine && one.bot ? make("button", { onclick: () => ask("sit", { seat: one.seat }) }, t("take-back")) : null,
    one.seat === mine && !one.bot && table.status === "playing" ? make("button", { onclick: () => ask("bot", { seat: one.seat, bot: state.bots[state.bots.length - 1] }) }, t("let-bot")) : null));
  const host = table.host === state.me.id && table.status === "open";
  return make("section", {}, make("h2", {}, `${nameOf(gameOf(table.game).name)} · ${modeName(table)} · ${t(`status-${table.status}`)}`), ...rows,
    host ? make("button", { onclick: () => ask("start", { bot: "" }) }, t("start")) : null,
    host ? make("button", { onclick: () => ask("start", { bot: state.bots[state.bots.length - 1] }) }, t("start-bots")) : null,
    table.invite ? make("p", {}, `${t("invite")} `, make("code", {}, `${location.origin}/table/${table.id}?invite=${table.invite}`)) : null,
    make("p", { class: "rule" }, t(table.key ? "fairness-key" : "fairness", { hash: table.key_hash, key: table.key })),
    mine >= 0 ? make("p", { class: "rule" }, t("no-part")) : null);
}

function result(view, table) {
  if (!view || !view.over) return null;
  const named = (seats) => seats.map((seat) => holder(table.seats[seat])).join(", ");
  const winners = view.winners || [];
  const others = (view.succeeded || winners).filter((seat) => !winners.includes(seat));
  const best = winners.length ? t(others.length ? "won-most" : "won", { names: named(winners) }) : t("nobody-won");
  const told = others.length ? `${best}. ${t("won-too", { names: named(others) })}` : best;
  return make("section", {}, make("h2", {}, told), `${t("scores", { scores: view.scores.join(", ") })} `, make("a", { href: `/replay/${table.id}` }, t("replay")), " ", make("a", { href: `/api/records/${table.id}/file` }, t("record")), " ", make("a", { href: "/verify" }, t("verify")));
}

const who = (line) => (line.kind === "bot" ? (line.text ? t("bot", { bot: botName(line.text) }) : "—") : line.text || "");

function log(lines, texts) {
  const rows = lines.flatMap((line) => {
    if (line.kind === "chat") { const [name, ...text] = line.text.split("\t"); return [make("div", {}, make("b", {}, name), `: ${text.join("\t")}`)]; }
    const told = (line.events || []).map((event) => make("div", {}, texts.shift(), make("span", { class: "rule" }, event.rule)));
    if (line.given) told.unshift(make("div", { class: "rule" }, t("given")));
    return line.kind === "answer" || line.kind === "order" ? told : [make("div", { class: "rule" }, t(`line-${line.kind}`, { n: line.seat + 1, text: who(line) })), ...told];
  });
  const node = make("div", { class: "log" }, ...rows);
  requestAnimationFrame(() => { node.scrollTop = node.scrollHeight; });
  return make("section", {}, make("h2", {}, t("log")), node);
}

function chat() {
  const input = make("input", { maxlength: 500, class: "grow", "aria-label": t("chat") });
  const say = (event) => { event.preventDefault(); if (input.value.trim()) ask("chat", { text: input.value, key: key() }); input.value = ""; };
  return make("form", { class: "row", onsubmit: say }, input, make("button", {}, t("say")));
}

function questionBar(question, prompt, options, labels, view, table) {
  const proposal = state.sync.proposal;
  const bar = make("div", { id: "ask", class: question ? "mine" : "", "aria-live": "polite" });
  const answer = (value) => send({ type: "answer", table: state.table, asked_at: state.sync.asked_at || 0, answer: value, key: key() });
  if (question) {
    bar.append(make("b", {}, prompt));
    const buttons = options.map((option, i) => make("button", { onclick: () => answer(option.answer) }, labels[i], make("span", { class: "rule" }, option.rule)));
    bar.append(make("div", { class: "options" }, ...(buttons.length ? buttons : [composer(question.domain, answer)])));
  } else if (view && !view.over) bar.append(t("waiting-for", { names: view.asked.map((seat) => seat < 0 ? t("the-clock") : holder(table.seats[seat])).join(", ") }));
  if (table.status === "playing" && state.sync.seat >= 0) bar.append(make("div", { class: "options" }, make("button", { onclick: () => ask("undo", {}) }, state.sync.can_undo ? t("undo") : t("ask-undo")), question && table.coach ? make("button", { onclick: () => ask("hint", {}) }, t("hint")) : null));
  for (const [question, on] of Object.entries(state.sync.orders || {})) bar.append(make("button", { "aria-pressed": on, onclick: () => ask("order", { question, on: !on }) }, t(on ? "order-off" : "order-on", { question })));
  if (proposal && proposal.waiting.includes(state.sync.seat)) bar.append(make("div", { class: "options warn" }, t("go-back"), make("button", { onclick: () => ask("vote", { agree: true }) }, t("yes")), make("button", { onclick: () => ask("vote", { agree: false }) }, t("no"))));
  return bar;
}

// An answer to a question without a list of options is composed from its domain.
function composer(domain, answer) {
  const part = parts(domain);
  return make("span", {}, part.node, make("button", { onclick: () => answer(Number(part.value())) }, t("answer")));
}

function parts(domain) {
  const [kind, ...rest] = domain;
  if (kind === "pick") {
    const input = make("input", { type: "number", min: 0, max: rest[0] - 1, value: 0 });
    return { node: input, bound: BigInt(rest[0]), value: () => BigInt(input.value) };
  }
  if (kind === "subset") {
    const boxes = Array.from({ length: rest[0] }, () => make("input", { type: "checkbox" }));
    return { node: make("span", {}, ...boxes), bound: 1n << BigInt(rest[0]), value: () => boxes.reduce((sum, box, i) => sum + (box.checked ? 1n << BigInt(i) : 0n), 0n) };
  }
  const factors = rest.map(parts);
  return { node: make("span", {}, ...factors.map((one) => one.node)), bound: factors.reduce((all, one) => all * one.bound, 1n), value: () => factors.reduce((sum, one) => sum * one.bound + one.value(), 0n) };
}

// --- replay and verification ---------------------------------------------------------------------------------------
async function replay(id) {
  const record = await api(`/api/records/${id}`);
  state.sync = { table: { game: record.game, seats: Array.from({ length: record.seats }, (_, i) => ({ name: `${i + 1}` })) } };
  const seat = make("select", { "aria-label": t("view") }, make("option", { value: -3 }, t("spectator")), ...Array.from({ length: record.seats }, (_, i) => make("option", { value: i }, t("seat-n", { n: i + 1 }))));
  const place = make("input", { type: "range", min: 0, max: record.inputs, value: record.inputs, class: "grow", "aria-label": t("moment") });
  const board = make("pre", {});
  const step = async () => {
    const { moments } = await api(`/api/records/${id}/moments?seat=${seat.value}&first=${place.value}&count=1`);
    const said = await words(moments[0].events.map((event) => event.say), moments[0].view.table);
    board.textContent = [`${place.value} / ${record.inputs}`, ...said.texts, "", ...said.drawing].join("\n");
  };
  const on = async () => {
    try { location.href = `/table/${(await api(`/api/records/${id}/play-on`, { inputs: Number(place.value), seat: Math.max(0, Number(seat.value)) })).id}`; } catch (error) { tell(error.message); }
  };
  seat.addEventListener("change", step);
  place.addEventListener("input", step);
  show(make("h2", {}, t("replay-of", { game: nameOf(gameOf(record.game).name) })), make("div", { class: "row" }, seat, place, make("button", { onclick: on }, t("play-on")), make("a", { href: `/api/records/${id}/file` }, t("record"))), board);
  await step();
}

function verify() {
  const verdict = make("p", { role: "status" });
  const input = make("input", { type: "file", accept: ".json,application/json", "aria-label": t("record") });
  input.addEventListener("change", async () => {
    const response = await fetch("/api/verify", { method: "POST", headers: { "content-type": "text/plain" }, body: await input.files[0].text() });
    verdict.textContent = (await response.json()).text;
  });
  show(make("h2", {}, t("fair-title")), make("p", {}, t("fair-words")), input, verdict);
}

// --- start ---------------------------------------------------------------------------------------------------------
async function start() {
  state.me = path()[0] === "join" ? await api("/api/join", { invitation: location.hash.slice(1) }) : await api("/api/me");
  $("name").value = state.me.name;
  $("language").value = state.me.language;
  const change = async () => { state.me = await api("/api/me", { name: $("name").value, language: language() }, "PUT"); };
  $("name").addEventListener("change", change);
  $("language").addEventListener("change", async () => { await change(); label(); if (state.table) { if (state.sync) await draw(); } else await showPage(); });
  label();
  const offer = await api("/api/games");
  state.games = offer.games;
  state.bots = offer.bots;
  await showPage();
}

function label() {
  document.documentElement.lang = language();
  $("name-label").textContent = t("name");
  $("language").setAttribute("aria-label", t("language"));
}

async function showPage() {
  const [page, id] = path();
  if (page === "table") { state.table = id; connect(); } else if (page === "replay") await replay(id);
  else if (page === "verify") verify();
  else await lobby();
}
start().catch((error) => tell(error.message));
