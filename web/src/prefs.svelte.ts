/** What one browser prefers; kept on the device only. */
import type { Language } from './protocol';
import { fetchTexts, guessLanguage, LANGUAGES, translator } from './text';

export type Theme = 'dark' | 'light';
export const CONFIRM = ['never', 'grave', 'final', 'always'] as const;
export type Confirm = (typeof CONFIRM)[number];
/** How fast what bots do and what follows from it is shown. */
export const PACES = ['slow', 'normal', 'fast', 'instant'] as const;
export type Pace = (typeof PACES)[number];
/** Of the usual size of letters, in per cent. */
export const TEXT_SIZES = ['100', '125', '150', '200'] as const;
export type TextSize = (typeof TEXT_SIZES)[number];
export const CARD_SIZES = ['small', 'medium', 'large'] as const;
export type CardSize = (typeof CARD_SIZES)[number];

/** What the page may be heard with. */
export const SOUNDS = ['decide', 'card', 'loss', 'phase', 'end'] as const;
export type Sound = (typeof SOUNDS)[number];

export function kept(name: string): string {
  try {
    return localStorage.getItem(`phobetor.${name}`) ?? '';
  } catch {
    return ''; // a browser that forbids storage still plays
  }
}

export function keep(name: string, value: string): void {
  try {
    localStorage.setItem(`phobetor.${name}`, value);
  } catch {
    // nothing to do: the choice holds until the page is closed
  }
}

const soundKey = (sound: Sound): string => (sound === 'decide' ? 'sound' : `sound.${sound}`);
const soundIsOn = (sound: Sound): boolean =>
  sound === 'decide' ? kept('sound') !== 'off' : kept(soundKey(sound)) === 'on';

const still = matchMedia('(prefers-reduced-motion: reduce)');

class Prefs {
  lang = $state<Language>(LANGUAGES.find((lang) => lang === kept('lang')) ?? guessLanguage(navigator.languages));
  theme = $state<Theme>(kept('theme') === 'light' ? 'light' : 'dark');
  name = $state(kept('name').slice(0, 24));
  /** Each on its own; of all only the call to decide sounds unless it is turned off. */
  sounds = $state(Object.fromEntries(SOUNDS.map((sound) => [sound, soundIsOn(sound)])) as Record<Sound, boolean>);
  notify = $state(kept('notify') === 'on');
  animate = $state(kept('motion') !== 'off');
  confirm = $state<Confirm>(CONFIRM.find((when) => when === kept('confirm')) ?? 'grave');
  textSize = $state<TextSize>(TEXT_SIZES.find((size) => size === kept('text')) ?? '100');
  cardSize = $state<CardSize>(CARD_SIZES.find((size) => size === kept('cards')) ?? 'medium');
  calm = $state(still.matches);
  /** null until somebody chose one. */
  chosenPace = $state<Pace | null>(PACES.find((pace) => pace === kept('pace')) ?? null);

  private wanted = this.lang;

  t = $derived(translator(this.lang));
  motion = $derived(this.animate && !this.calm);
  /** Whoever wants nothing to move by itself sees at once what came, unless they chose otherwise. */
  pace = $derived<Pace>(this.chosenPace ?? (this.motion ? 'normal' : 'instant'));
  /** Scenes keep their order for them, too: nothing moves in them, and they can be paused. */
  scenePace = $derived<Pace>(this.chosenPace ?? 'normal');

  /** The page goes on in its language until the other one is here; of two, the one asked for last is kept. */
  async setLang(lang: Language): Promise<void> {
    this.wanted = lang;
    await fetchTexts(lang);
    if (this.wanted !== lang) return;
    this.lang = lang;
    keep('lang', lang);
  }
  setTheme(theme: Theme): void {
    this.theme = theme;
    keep('theme', theme);
  }
  setName(name: string): void {
    this.name = name.trim().slice(0, 24);
    keep('name', this.name);
  }
  setSound(sound: Sound, on: boolean): void {
    this.sounds[sound] = on;
    keep(soundKey(sound), on ? 'on' : 'off');
  }
  setNotify(on: boolean): void {
    this.notify = on;
    keep('notify', on ? 'on' : 'off');
  }
  setMotion(on: boolean): void {
    this.animate = on;
    keep('motion', on ? 'on' : 'off');
  }
  setConfirm(confirm: Confirm): void {
    this.confirm = confirm;
    keep('confirm', confirm);
  }
  setTextSize(size: TextSize): void {
    this.textSize = size;
    keep('text', size);
  }
  setCardSize(size: CardSize): void {
    this.cardSize = size;
    keep('cards', size);
  }
  setPace(pace: Pace): void {
    this.chosenPace = pace;
    keep('pace', pace);
  }
}

export const prefs = new Prefs();
still.addEventListener('change', () => (prefs.calm = still.matches));

/** The languages' names, each in itself. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', ru: 'Русский', pl: 'Polski' };
