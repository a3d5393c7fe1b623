/** The addresses of the page. */
export type Route =
  | { page: 'start'; setUp: string }
  | { page: 'table'; table: string }
  | { page: 'replay'; table: string; link: string; seat: string; at: number }
  | { page: 'fair'; table: string }
  | { page: 'rules'; game: string; rule: string }
  | { page: 'lesson'; game: string; at: number }
  | { page: 'puzzle'; game: string; number: number }
  | { page: 'analysis'; table: string; seat: number }
  | { page: 'stop'; table: string; token: string }
  | { page: 'lost' };

export function match(address: string): Route {
  const url = new URL(address, 'http://page');
  const [first = '', second = '', ...rest] = url.pathname.split('/').slice(1).map(decode);
  if (rest.filter(Boolean).length) return { page: 'lost' };
  if (first === '') return { page: 'start', setUp: url.searchParams.get('new') ?? '' };
  if (second === '') return { page: 'lost' };
  if (first === 't') return { page: 'table', table: second };
  if (first === 'replay' && second === 'link') {
    const [mark = '', letters = '', at = '', seat = ''] = url.hash.slice(1).split('.');
    return { page: 'replay', table: second, link: `${mark}.${letters}`, seat: seat || 'all', at: whole(at) };
  }
  if (first === 'replay') {
    return {
      page: 'replay',
      table: second,
      link: '',
      seat: url.searchParams.get('seat') ?? 'all',
      at: whole(url.searchParams.get('at')),
    };
  }
  if (first === 'fair') return { page: 'fair', table: second };
  if (first === 'learn')
    return { page: 'lesson', game: second, at: Math.max(0, whole(url.searchParams.get('step')) - 1) };
  if (first === 'puzzle') return { page: 'puzzle', game: second, number: whole(url.searchParams.get('n')) };
  if (first === 'analysis') return { page: 'analysis', table: second, seat: whole(url.searchParams.get('seat')) };
  if (first === 'stop') return { page: 'stop', table: second, token: url.hash.slice(1) };
  if (first === 'rules') return { page: 'rules', game: second, rule: decode(url.hash.slice(1)) };
  return { page: 'lost' };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}

function whole(text: string | null): number {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : 0;
}

export const paths = {
  start: '/',
  setUp: (game: string) => `/?new=${encodeURIComponent(game)}`,
  table: (table: string) => `/t/${encodeURIComponent(table)}`,
  replay: (table: string, seat = 'all', at = 0) =>
    `/replay/${encodeURIComponent(table)}?seat=${encodeURIComponent(seat)}${at ? `&at=${at}` : ''}`,
  /** A game that is all in the link. */
  replayLink: (link: string, seat = 'all', at = 0) =>
    `/replay/link#${link}${at || seat !== 'all' ? `.${at}.${seat}` : ''}`,
  /** A game from a file that this page has opened, or is to open. */
  replayFile: '/replay/file',
  lesson: (game: string, at = 0) => `/learn/${encodeURIComponent(game)}${at ? `?step=${at + 1}` : ''}`,
  /** The puzzle of the day, or any by its number. */
  puzzle: (game: string, number = 0) => `/puzzle/${encodeURIComponent(game)}${number ? `?n=${number}` : ''}`,
  analysis: (table: string, seat: number) => `/analysis/${encodeURIComponent(table)}?seat=${seat}`,
  fair: (table: string) => `/fair/${encodeURIComponent(table)}`,
  rules: (game: string, rule = '') => `/rules/${encodeURIComponent(game)}${rule ? `#${encodeURIComponent(rule)}` : ''}`,
};

/** A code or a whole link that somebody typed or pasted -> the table's id, or its spoken words. */
export function tableFrom(typed: string): string {
  const text = typed.trim();
  const link = /\/t\/([^/?#\s]+)/.exec(text);
  return decode(link?.[1] ?? text);
}

/** What was typed or pasted -> the whole game that is in it, or nothing. */
export function linkFrom(typed: string): string {
  return /(?:^|#)(p\d+\.[\w-]+)/.exec(typed.trim())?.[1] ?? '';
}

/** What was typed as spoken words, or nothing where it is an id: that is one word of letters that nobody confuses. */
export function wordsFrom(typed: string): string {
  return /^[a-z2-7]{12}$/.test(typed) ? '' : typed.trim();
}
