// A table that waits for this person, as the server says it to every open page.

import { Connection, socketUrl } from "../table/connection";
import type { Reminder } from "../protocol";
import { session } from "./session.svelte";

class Reminders {
  last: Reminder | null = $state.raw(null);

  /** Take a reminder, unless it is about the table that is on the screen. */
  take(reminder: Reminder, shown = ""): void {
    if (reminder.table !== shown) this.last = reminder;
  }

  clear(): void {
    this.last = null;
  }

  /** Listen on a page that has no table; return what ends it. */
  listen(): () => void {
    const socket = new Connection(socketUrl(location), {
      opened: () => undefined,
      received: (message) => message.type === "reminder" && this.take(message),
      changed: () => undefined,
      ended: () => void session.ended(),
    });
    socket.open();
    return () => socket.close();
  }
}

export const reminders = new Reminders();
