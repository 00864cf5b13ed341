// The HTTP part of the server.

import type {
  Catalogue,
  Ending,
  GameInfo,
  Games,
  Language,
  Line,
  Me,
  Message,
  Moments,
  NewTable,
  PasskeyOptions,
  PasskeyReply,
  Proof,
  PushAddress,
  RecordInfo,
  RuleTexts,
  SessionInfo,
  Sheet,
  TableInfo,
  Verdict,
  Words,
} from "./protocol";

import type { RecordedChance } from "./fair/fairness";
import { remembered } from "./settings.svelte";

export class ApiError extends Error {
  constructor(
    readonly code: string,
    text: string,
    readonly say: Message | null = null, // the same in words of the reader's language
  ) {
    super(text);
  }
}

let ended = (): void => undefined;

/** Say what is to be done when the server no longer knows this browser. */
export function whenEnded(action: () => void): void {
  ended = action;
}

async function request<T>(path: string, init?: RequestInit): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch {
    throw new ApiError("offline", "");
  }
  const data = await response.json().catch(() => ({}));
  if (data.code === "session_ended") ended();
  if (!response.ok) throw new ApiError(data.code ?? String(response.status), data.text ?? response.statusText, data.say ?? null);
  return data as T;
}

function send<T>(path: string, body: unknown, method = "POST"): Promise<T> {
  return request<T>(path, { method, headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
}

function upload<T>(path: string, text: string): Promise<T> {
  return request<T>(path, { method: "POST", headers: { "content-type": "text/plain" }, body: text });
}

export const api = {
  me: () => request<Me>("/api/me"),
  changeMe: (wish: { name?: string; language?: Language }) => send<Me>("/api/me", wish, "PUT"),
  join: (invitation: string) => send<Me>("/api/join", { invitation }),
  report: (table: string, invite: string, told: { person: string; line: number; text: string }) =>
    send<unknown>(`/api/tables/${table}/reports?invite=${encodeURIComponent(invite)}`, told),
  myTables: () => request<{ tables: TableInfo[] }>("/api/me/tables"),
  games: () => request<Games>("/api/games"),
  tables: () => request<{ tables: TableInfo[] }>("/api/tables"),
  openTable: (wish: NewTable) => send<TableInfo>("/api/tables", wish),
  learn: (game: string, anew: boolean) => send<TableInfo>(`/api/games/${game}/lesson`, { anew }),
  lines: (table: string, before: number, invite: string) =>
    request<{ lines: Line[] }>(`/api/tables/${table}/lines?before=${before}&invite=${encodeURIComponent(invite)}`),
  words: (game: string, language: Language) => request<Words>(`/api/games/${game}/words?lang=${language}`),
  components: (game: string, seats?: number) => request<Catalogue>(`/api/games/${game}/components${seats ? `?seats=${seats}` : ""}`),
  sheet: (game: string) => request<Sheet>(`/api/games/${game}/sheet`),
  rules: (game: string, language: Language) => request<RuleTexts>(`/api/games/${game}/rules?lang=${language}`),
  register: (login: string, password: string) => send<Me>("/api/account", { login, password }),
  logIn: (login: string, password: string) => send<Me>("/api/account/login", { login, password }),
  logOut: () => request<unknown>("/api/account/logout", { method: "POST" }),
  sessions: () => request<{ sessions: SessionInfo[] }>("/api/me/sessions"),
  endSession: (id: string) => request<unknown>(`/api/me/sessions/${id}`, { method: "DELETE" }),
  endSessions: (others: boolean) => request<unknown>(`/api/me/sessions${others ? "?others=1" : ""}`, { method: "DELETE" }),
  changePassword: (password: string, proof: Proof) => send<Me>("/api/account/password", { password, proof }),
  makeCodes: (proof: Proof) => send<{ codes: string[] }>("/api/account/codes", proof),
  recover: (login: string, code: string, password: string) => send<Me>("/api/account/recover", { login, code, password }),
  changeEmail: (email: string, proof: Proof) => send<Me>("/api/account/email", { email, proof }),
  confirmEmail: (token: string) => send<Me>("/api/account/email", { token }, "PUT"),
  losePassword: (email: string) => send<unknown>("/api/account/reset", { email }),
  resetPassword: (token: string, password: string) => send<Me>("/api/account/reset", { token, password }, "PUT"),
  deleteMe: (proof: Proof) => send<unknown>("/api/me/delete", proof),
  startPasskey: () => send<PasskeyOptions>("/api/account/passkey", {}),
  finishPasskey: (reply: PasskeyReply) => send<Me>("/api/account/passkey", reply, "PUT"),
  startPasskeyLogin: () => send<PasskeyOptions>("/api/account/passkey/login", {}),
  finishPasskeyLogin: (reply: PasskeyReply) => send<Me>("/api/account/passkey/login", reply, "PUT"),
  subscribe: (address: PushAddress) => send<unknown>("/api/me/push", address),
  ending: (table: string, invite: string) => request<Ending>(`/api/tables/${table}/end?invite=${encodeURIComponent(invite)}`),
  agreeToEnd: (table: string, invite: string) => send<Ending>(`/api/tables/${table}/end?invite=${encodeURIComponent(invite)}`, {}),
  record: (id: string) => request<RecordInfo>(`/api/records/${id}`),
  recordedChance: (id: string, invite: string) =>
    request<{ chance: RecordedChance }>(`/api/records/${id}/file?invite=${encodeURIComponent(invite)}`).then((record) => record.chance),
  uploadRecord: (text: string) => upload<RecordInfo>("/api/records", text),
  moments: (id: string, seat: number, first: number, count: number) =>
    request<Moments>(`/api/records/${id}/moments?seat=${seat}&first=${first}&count=${count}`),
  playOn: (id: string, inputs: number, seat: number, bot: string) =>
    send<TableInfo>(`/api/records/${id}/play-on`, { inputs, seat, bot }),
  verify: (text: string) => upload<Verdict>("/api/verify", text),
};

let games: Promise<Games> | null = null;

/** The games on offer, asked for once; without a network, those that were on offer last time. */
export function offeredGames(): Promise<Games> {
  games ??= api
    .games()
    .then((offer) => {
      remembered.keep("games", JSON.stringify(offer));
      return offer;
    })
    .catch((error) => {
      games = null;
      const last = remembered.read("games");
      if (last) return JSON.parse(last) as Games;
      throw error;
    });
  return games;
}

export async function gameInfo(id: string): Promise<GameInfo | undefined> {
  return (await offeredGames()).games.find((game) => game.id === id);
}
