// Web push: this browser is reminded that a slow table waits, also when the page is closed.

import { api } from "../api";
import { bytes } from "./base64";

const worker = async (): Promise<ServiceWorkerRegistration | undefined> => navigator.serviceWorker?.getRegistration("/");

export const remindersPossible = (): boolean => isSecureContext && "serviceWorker" in navigator && "PushManager" in globalThis;

export async function reminded(): Promise<boolean> {
  return Boolean(await (await worker())?.pushManager.getSubscription());
}

/** Let this browser be reminded; tell whether the person allowed it. */
export async function remindMe(pushKey: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== "granted") return false;
  const subscription = await (await worker())?.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(pushKey) });
  if (!subscription) return false;
  const { endpoint = "", keys = {} } = subscription.toJSON();
  await api.subscribe({ endpoint, keys });
  return true;
}

/** The server forgets the address when it finds nobody there. */
export async function remindNoMore(): Promise<void> {
  await (await (await worker())?.pushManager.getSubscription())?.unsubscribe();
}
