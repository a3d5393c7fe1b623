/** "You decide": title, icon of the tab, a soft sound, a notification; each where the browser and the person allow it. */
let audio: AudioContext | null = null;

/** Browsers let a page sound only after somebody has touched it. */
export function wakeSound(): void {
  audio ??= 'AudioContext' in window ? new AudioContext() : null;
  void audio?.resume();
}

/** Two notes of a small bell. */
export function ring(): void {
  if (!audio || audio.state !== 'running') return;
  const start = audio.currentTime;
  for (const [delay, pitch] of [
    [0, 660],
    [0.16, 880],
  ] as const) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.type = 'sine';
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0, start + delay);
    volume.gain.linearRampToValueAtTime(0.09, start + delay + 0.015);
    volume.gain.exponentialRampToValueAtTime(0.0006, start + delay + 0.9);
    tone.connect(volume).connect(audio.destination);
    tone.start(start + delay);
    tone.stop(start + delay + 1);
  }
}

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
