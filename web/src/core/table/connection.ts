// One WebSocket that comes back by itself.

import type { FromClient, FromServer } from "../protocol";

export type ConnectionState = "connecting" | "open" | "lost" | "closed";

const FIRST_WAIT = 500;
const LONGEST_WAIT = 10_000;
const SILENCE = 25_000; // after so long without a message the server is asked for a sign of life
const PATIENCE = 8_000; // for that sign
const SESSION_ENDED = 4401;

export interface ConnectionEvents {
  opened(): void;
  received(message: FromServer): void;
  changed(state: ConnectionState): void;
  ended(): void; // the session is over: whoever comes back is somebody else
}

export class Connection {
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(
    private readonly url: string,
    private readonly events: ConnectionEvents,
  ) {}

  open(): void {
    if (this.closed) return;
    clearTimeout(this.retry);
    this.events.changed("connecting");
    const socket = new WebSocket(this.url);
    this.socket = socket;
    socket.onopen = () => {
      this.wait = FIRST_WAIT;
      this.events.changed("open");
      this.events.opened();
      this.listen();
    };
    socket.onmessage = (event) => {
      this.listen();
      this.events.received(JSON.parse(event.data as string) as FromServer);
    };
    socket.onclose = (event) => {
      if (event.code === SESSION_ENDED && !this.closed) this.events.ended();
      this.lost(socket);
    };
  }

  send(message: FromClient): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  /** Try again at once, for example when the network is back. */
  hurry(): void {
    if (this.socket?.readyState === WebSocket.OPEN || this.socket?.readyState === WebSocket.CONNECTING) return;
    this.wait = FIRST_WAIT;
    this.open();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.retry);
    clearTimeout(this.silence);
    this.socket?.close();
    this.events.changed("closed");
  }

  private lost(socket: WebSocket): void {
    if (this.closed || socket !== this.socket) return;
    clearTimeout(this.silence);
    this.socket = null;
    this.events.changed("lost");
    this.retry = setTimeout(() => this.open(), this.wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  private listen(): void {
    clearTimeout(this.silence);
    this.silence = setTimeout(() => {
      this.send({ type: "ping" });
      this.silence = setTimeout(() => {
        const socket = this.socket;
        socket?.close();
        if (socket) this.lost(socket);
      }, PATIENCE);
    }, SILENCE);
  }
}

export function socketUrl(place: Location): string {
  return `${place.protocol === "https:" ? "wss" : "ws"}://${place.host}/socket`;
}

export function newKey(): string {
  return crypto.randomUUID ? crypto.randomUUID() : String(Math.random()).slice(2) + String(Date.now());
}
