/** The part of the page that stays when it is closed (`public/sw.js`), and what is pushed to it. */
import type { AskPush } from '../protocol';

export const canPush = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && window.isSecureContext;

/** Phones of Apple push only to pages that are on the home screen. */
export const mustInstall = (): boolean =>
  /iPhone|iPad/.test(navigator.userAgent) && !matchMedia('(display-mode: standalone)').matches;

export async function keepWorker(): Promise<void> {
  if (!('serviceWorker' in navigator) || !window.isSecureContext) return;
  try {
    await navigator.serviceWorker.register('/sw.js');
  } catch {
    // a browser that forbids it still plays; only notices and the page for no network are missing
  }
}

/** This browser's subscription to what a server with this key pushes; null where the person or the browser says no. */
export async function subscribed(key: string): Promise<AskPush | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  try {
    await navigator.serviceWorker.register('/sw.js');
    const { pushManager } = await navigator.serviceWorker.ready;
    const wanted = { userVisibleOnly: true, applicationServerKey: key };
    const found = await pushManager.subscribe(wanted).catch(async () => {
      await (await pushManager.getSubscription())?.unsubscribe(); // it was made for another key
      return pushManager.subscribe(wanted);
    });
    const { p256dh = '', auth = '' } = found.toJSON().keys ?? {};
    return { endpoint: found.endpoint, p256dh, auth };
  } catch {
    return null;
  }
}
