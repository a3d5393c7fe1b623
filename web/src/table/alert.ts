/** "You decide": title, icon of the tab and a notification; each where the browser and the person allow it. */
export function showInTab(title: string, calling: boolean): void {
  document.title = title;
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const wanted = calling ? '/favicon-now.svg' : '/favicon.svg';
  if (icon && icon.getAttribute('href') !== wanted) icon.setAttribute('href', wanted);
}

export const canNotify = (): boolean => 'Notification' in window && window.isSecureContext;

export async function askToNotify(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === 'granted';
}

export function notify(title: string, text: string): void {
  if (!canNotify() || Notification.permission !== 'granted' || !document.hidden) return;
  try {
    const note = new Notification(title, { body: text, tag: 'phobetor-decision', icon: '/favicon-now.svg' });
    note.onclick = () => window.focus();
  } catch {
    // some phones allow notifications only from a service worker
  }
}
