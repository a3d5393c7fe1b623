/** Every sign of the board, drawn once as a symbol: streets and houses, quarters, figures, what cards show. Classes are in signs.css. */
type Symbol = readonly [box: string, body: string];

/** Crown and lines of a tree on a field of 20 by 22. */
export const TREES = {
  round: [
    'M10 1c4 0 5 2 5.5 3.5C18.5 5 19 8 17.5 10c1 3-2 5.5-5 4.5-2 1.5-4 1-5 0-3.5.5-6-2-5-5C1 7 2 4.5 4.8 4.3 5.5 2 7.5 1 10 1Z',
    'M13 5q2 1 1.5 3.5M12 8q2 1 1.5 3M15.5 8.5q0 2-2 3.5M10 15v5M8 20.5h4',
  ],
  bush: ['M4 19c-3-1-3-5 0-6 0-3 5-5 7-2 3-1 6 1 5 4 2 1 1 4-1 4Z', 'M11 14q2 0 3 2M8 15.5q2 0 2.5 1.5'],
  pine: ['M10 0 14 6h-2l4 5h-3l4 6H3l4-6H4l4-5H6Z', 'M10 17v4.5M11 3l1.5 2.5M11 7.5l2 3M11 12.5l3 3.5'],
  yew: ['M10 0c3 4 5.5 9 5 13-.5 4-3 5-5 5s-4.5-1-5-5C4.5 9 7 4 10 0Z', 'M11 5q2 4 1.5 9M12.5 7q2 4 1 8M10 18v3.5'],
  birch: ['M10 1c4 1 6 5 5 8s-3 4-5 4-5-1-5.5-4C4 5 6 1.5 10 1Z', 'M10 8v13.5M12 5q2 2 1 5M8.5 15h3M8.5 18h3'],
} as const;

const PLAIN: Record<string, Symbol> = {
  'mc-green': ['0 0 24 24', '<path class="fl" d="M4 20C2 10 8 3 21 3c1 12-6 19-14 16Z"/>'],
  'mc-blue': ['0 0 24 24', '<path class="s hv" d="M2 9q3-4 6.5 0t6.5 0 7 0M2 17q3-4 6.5 0t6.5 0 7 0"/>'],
  'mc-pink': ['0 0 24 24', '<path class="fl" d="M12 2 22 12 12 22 2 12Z"/>'],
  'sg-power': [
    '0 0 32 32',
    '<path class="fl" d="M16 2l3 10 10 4-10 4-3 10-3-10-10-4 10-4Z"/><path class="s" d="M6.5 6.5l4 4M25.5 6.5l-4 4M6.5 25.5l4-4M25.5 25.5l-4-4"/><circle class="k" cx="16" cy="16" r="2.6"/>',
  ],
  'sg-portal': [
    '0 0 32 32',
    '<path class="s" d="M16 16c0-2 3-2 3 .5s-4 4-6.5 1.5S11 10.5 16 10s8.5 4 8 8-5 7.5-10 6.5S5.5 19 6 14.5 11 4.5 17 4.5 28 9 28 15"/>',
  ],
  'sg-exit': [
    '0 0 32 32',
    '<path class="s" d="M15 3v26M11 29h8"/><path class="fl" d="M6 5h16l5 4-5 4H6ZM25 15H11l-5 3.5L11 22h14Z"/>',
  ],
  'sg-ruins': [
    '0 0 32 32',
    '<path class="fl" d="M4 27h24v-2.5H4ZM6 23V11l4-3 1 4v11ZM14 23V8l3 3 2-5v17ZM22 23v-8l3 2 1.5-3v9Z"/><path class="s" d="M5 5.5h7"/>',
  ],
  'sg-square': [
    '0 0 32 32',
    '<path class="fl" d="M9 26h15v3H9ZM11 25l1-8c-3 0-4-2-6-3l1-3c2-.5 3-3 5-4l1-2 1.5 2c3 .5 5 2.5 6 5 3 0 5 2 5 5l3 3-3 .5-1 5h-2l-1-6-5 .5-.5 5Z"/><path class="s" d="M18 6V2M15.5 4h5"/>',
  ],
  'sg-angel': [
    '0 0 32 32',
    '<circle class="fl" cx="16" cy="8" r="3.2"/><path class="s" d="M12.5 4.5a4 1.5 0 0 1 7 0"/><path class="fl" d="M16 12c3 0 4 2 4 5l1 9H11l1-9c0-3 1-5 4-5ZM11 13C6 11 3 8 2 4c-1 8 1 14 8 15ZM21 13c5-2 8-5 9-9 1 8-1 14-8 15ZM9 27h14v2.5H9Z"/>',
  ],
  'sg-crypt': [
    '0 0 32 32',
    '<path class="fl" d="M16 3 29 11H3ZM5 12.5h22V28H5Z"/><path class="k" d="M12 28v-8a4 4 0 0 1 8 0v8ZM14.8 5.5h2.4v2h-2.4Z"/>',
  ],
  'sg-graves': [
    '0 0 32 32',
    '<path class="fl" d="M3 26V15a4 4 0 0 1 8 0v11ZM21 26V12a4 4 0 0 1 8 0v14ZM14.5 26V8h3v18ZM11.5 12h9v3h-9Z"/><path class="s" d="M1 28h30"/>',
  ],
  'sg-pharmacy': [
    '0 0 32 32',
    '<path class="fl" d="M12 3h8v3h-1.5v6l7 11c2 3 0 6-3 6h-13c-3 0-5-3-3-6l7-11V6H12Z"/><path class="k" d="M11 20h10l3 5c0 1-.5 1.5-1.5 1.5h-13C8.5 26.5 8 26 8 25Z"/><circle class="fl" cx="14" cy="23.5" r="1.5"/>',
  ],
  'sg-forge': ['0 0 32 32', '<path class="fl" d="M2 8h26c0 5-4 8-9 8v5l5 3v4H8v-4l5-3v-5C7 16 3 12 2 8Z"/>'],
  'sg-library': [
    '0 0 32 32',
    '<path class="fl" d="M16 8C12 5 7 5 2 6v20c5-1 10-1 14 2 4-3 9-3 14-2V6c-5-1-10-1-14 2Z"/><path class="k" d="M15 10.5h2V25h-2ZM5 10.5q4-.8 7.5.8v2Q9 11.5 5 12.5ZM5 16q4-.8 7.5.8v2Q9 17 5 18ZM27 10.5q-4-.8-7.5.8v2q3.5-1.8 7.5-.8ZM27 16q-4-.8-7.5.8v2Q23 17 27 18Z"/>',
  ],
  'sg-search': ['0 0 24 24', '<circle class="s hv" cx="10" cy="10" r="6.5"/><path class="s hv" d="M15 15l6.5 6.5"/>'],
  'sg-wave': ['0 0 24 24', '<path class="s" d="M2 8q3-4 6.5 0t6.5 0 7 0M2 14q3-4 6.5 0t6.5 0 7 0M5 20q3-3 6 0t7 0"/>'],
  'sg-leaf': [
    '0 0 24 24',
    '<path class="fl" d="M4 20C2 10 8 3 21 3c1 12-6 19-14 16Z"/><path class="ks" d="M3 22 15 9"/>',
  ],
  'sg-candle': [
    '0 0 12 18',
    '<path class="fire" d="M6 .5c3.5 4 3 7 0 7s-3.5-3 0-7Z"/><path class="wax" d="M3.5 8.5h5V18h-5Z"/>',
  ],
  'sg-fog': [
    '0 0 54 36',
    '<path class="fg" d="M10 30c-8 0-9-10-2-12 0-9 12-12 16-6 5-7 18-4 17 5 9 0 9 13 0 13Z"/><path class="fs" d="M12 21q8-4 15 0t15 0M9 26q8-3 14 0t18 0"/>',
  ],
  'sg-church': [
    '0 0 32 32',
    '<path class="fl" d="M15 1h2v3h3v2h-3v4l7 6v13H8V16l7-6V6h-3V4h3Z"/><path class="k" d="M13 29v-6a3 3 0 0 1 6 0v6Z"/>',
  ],
  'sg-gate': [
    '0 0 32 32',
    '<path class="fl" d="M3 29V9h3V5h4v3q6-5 12 0V5h4v4h3v20h-6V19a7 7 0 0 0-14 0v10Z"/><path class="s" d="M13 29V19M19 29V19M16 29V17"/>',
  ],
  'q-moon': ['0 0 24 24', '<path class="fl" d="M16 2A10.5 10.5 0 1 0 21.5 17 9 9 0 0 1 16 2Z"/>'],
  'q-raven': [
    '0 0 24 24',
    '<path class="fl" d="M1 9 7 5.5C9 4 13 4 14 7c4 2 7 6 9 13-3-2-5-2-7-2l-1 3h-2l.5-3C8 18 5 14 6 10Z"/><circle class="k" cx="9" cy="7.5" r="1.2"/>',
  ],
  'q-key': [
    '0 0 24 24',
    '<path class="fl" fill-rule="evenodd" d="M7 2a6 6 0 0 1 5.8 7.6L22 19v3h-4v-3h-3v-3h-3l-2.4-2.4A6 6 0 1 1 7 2Zm-1 3.5A2.5 2.5 0 1 0 8.5 8 2.5 2.5 0 0 0 6 5.5Z"/>',
  ],
  'q-rose': [
    '0 0 24 24',
    '<path class="fl" d="M12 1c2 2 5 1 6 3s3 3 2 6-1 5-4 6c-1 1-3 1-4 0-1 1-3 1-4 0-3-1-3-3-4-6s1-4 2-6 4-1 6-3Z"/><path class="ks" d="M12 13c-3 0-4-4-1-5s5 1 4 3-3 1-3 0M6.5 9c0 4 3 6 5.5 6s6-2 5.5-6"/><path class="s" d="M12 16v7M12 20q3-3 6-2"/>',
  ],
  'mo-spirit': [
    '0 0 26 26',
    '<path class="mf" d="M13 2c6 0 8 5 8 10 0 4 1 8 3 11-3 0-4-2-5-2s-2 3-4 3-3-3-4-3-2 3-4 3-3-3-5-2c2-3 3-6 3-10C5 7 7 2 13 2Z"/><path class="mk" d="M8.5 10q2-3 3.5 0-1.5 3-3.5 0ZM14.5 10q2-3 3.5 0-1.5 3-3.5 0ZM10.5 16q2.5-3 5 0-.5 4-2.5 4t-2.5-4Z"/>',
  ],
  'mo-dead': [
    '0 0 26 26',
    '<path class="mf" d="M13 2c6 0 9 4 9 9 0 3-1 4.5-3 6v3H7v-3c-2-1.5-3-3-3-6 0-5 3-9 9-9ZM8 21.5h10V24H8Z"/><path class="mk" d="M7.5 10.5q3-2.5 4.5 1-1 3.5-3.5 3-2-1-1-4ZM18.5 10.5q-3-2.5-4.5 1 1 3.5 3.5 3 2-1 1-4ZM12 17l1-2 1 2ZM10 18.5h1.2V24H10ZM12.5 18.5h1.2V24h-1.2ZM15 18.5h1.2V24H15Z"/><path class="mks" d="M15 3l-1.5 3 2 1.5"/>',
  ],
  'mo-pupil': [
    '0 0 26 26',
    '<path class="mf" d="M12 1c5 1 7 6 7 10l3 13H3l3-13C6 6 8 2 12 1Z"/><path class="mk" d="M12.5 6c3 0 4 3 4 6s-2 5-4 5-4-2-4-5 1-6 4-6Z"/><path class="mg" d="M10 11.5h1.8v1.5H10ZM13.5 11.5h1.8v1.5h-1.8Z"/><path class="mks" d="M23 3v20M20.5 5h5"/>',
  ],
  'pl-spike': [
    '0 0 48 48',
    '<path d="M24 1l4 7 7-4 1 8 8-1-3 8 6 4-6 4 4 7-8 1 0 8-8-3-4 7-5-6-7 4-1-8-8 0 3-8-6-5 7-4-4-8 8 0 1-8 8 4Z"/>',
  ],
  'st-move': [
    '0 0 24 24',
    '<path class="fl" d="M7 2h7v9l6 4c2 1 2 3 2 5H3v-4l4-3Z"/><path class="fl" d="M3 21.5h19V23H3Z"/>',
  ],
  'st-att': [
    '0 0 24 24',
    '<path class="fl" d="M21 2.5 20.5 8 11 17l-4-4 9-9.5ZM4 12.5l7.5 7.5-1.5 1.5-3-3L4 22l-2-2 3.5-3-3-3Z"/>',
  ],
  'st-def': ['0 0 24 24', '<path class="fl" d="M12 1.5 21 4.5v7c0 5.5-4 9-9 11-5-2-9-5.5-9-11v-7Z"/>'],
  'st-time': [
    '0 0 24 24',
    '<path class="s" d="M6 3h12M6 21h12M7 3c0 6 4 6 5 9-1 3-5 3-5 9M17 3c0 6-4 6-5 9 1 3 5 3 5 9"/><path class="fl" d="M9 20c0-3 2-4 3-5 1 1 3 2 3 5Z"/>',
  ],
  'st-heart': [
    '0 0 20 20',
    '<path d="M10 18C4 13 1 10 1 6.5 1 3.5 3.2 2 5.5 2 7.5 2 9 3 10 5c1-2 2.5-3 4.5-3C16.8 2 19 3.5 19 6.5 19 10 16 13 10 18Z"/>',
  ],
  'st-mind': [
    '0 0 20 20',
    '<path d="M9 1c5 0 8 3 8 7 0 3-1.5 4.5-2 6v5H7v-3H4.5c-1 0-1.5-.5-1.5-1.5V12l-2-.8L3 8C3 4 5 1 9 1Z"/>',
  ],
  'st-curse': [
    '0 0 24 24',
    '<path class="s" d="M12 3c5 0 8 4 8 8s-3 6-6 6-5-2-5-5 2-4 4-4 3 1.5 3 3-1 2-2 2M6 17l-3 4M10 19l-1 3"/>',
  ],
  'st-fate': [
    '0 0 24 24',
    '<path class="fl" d="M12 1 23 12 12 23 1 12Z"/><path class="k" d="M6 12q6-7 12 0-6 7-12 0Z"/><circle class="fl" cx="12" cy="12" r="2.3"/>',
  ],
  'st-mask': [
    '0 0 24 24',
    '<path class="fl" d="M3 4q9-4 18 0v8c0 6-5 9-9 11-4-2-9-5-9-11Z"/><path class="k" d="M6 10q3-3 5 0-2 3-5 0ZM18 10q-3-3-5 0 2 3 5 0ZM9 17q3-2 6 0-3 2-6 0Z"/>',
  ],
  'st-bat': [
    '0 0 24 24',
    '<path class="fl" d="M1 8c3-2 6-2 8 0l1-3 2 2 2-2 1 3c2-2 5-2 8 0-2 1-2 4-2 6-2-1-4 0-5 2-1-1-2 0-3 3h-2c-1-3-2-4-3-3-1-2-3-3-5-2 0-2 0-5-2-6Z"/>',
  ],
  'mo-wolf': [
    '0 0 26 26',
    '<path class="mf" d="M5 1l4 6q4-2 8 0l4-6q2 6 1 10l2 4-4 2q-1 5-5 8h-4q-4-3-5-8l-4-2 2-4Q3 7 5 1Z"/><path class="mk" d="M8 11l4 2q-2 2-4 0ZM18 11l-4 2q2 2 4 0ZM11 18h4l-2 2ZM10 21.500l1.200 2 1-1.500 1 1.500 1-1.500 1 1.500.8-2Z"/>',
  ],
  'mo-necromancer': [
    '0 0 26 26',
    '<path class="mf" d="M13 1c5 1 8 5 8 11l2 12H3l2-12C5 6 8 2 13 1Z"/><path class="mk" d="M13 5c4 0 5 4 5 7s-2 6-5 6-5-3-5-6 1-7 5-7Z"/><path class="mf" d="M9.500 9.500q3.500-2.500 7 0v4l-1.500 1v2h-4v-2l-1.500-1Z"/><path class="mk" d="M10.500 11h2v1.800h-2ZM13.700 11h2v1.800h-2Z"/><path class="mg" d="M13 19l1.500 2-1.500 2-1.500-2Z"/>',
  ],
  'mo-gargoyle': [
    '0 0 26 26',
    '<path class="mf" d="M1 4q5 0 7 5l-1-6 3 3h6l3-3-1 6q2-5 7-5-1 3-2 6l1 5-4-1q-1 6-5 8v2h-4v-2q-4-2-5-8l-4 1 1-5Q2 7 1 4Z"/><path class="mk" d="M9 10.500l3 1.500q-1.500 1.800-3 0ZM17 10.500l-3 1.500q1.500 1.800 3 0ZM10 16q3 2.500 6 0l-1 2.500-1-1-1 1.500-1-1.500-1 1Z"/>',
  ],
  'st-once': ['0 0 24 24', '<path class="s" d="M3 8l9-5 9 5v9l-9 5-9-5ZM3 8l9 5 9-5M12 13v9"/>'],
  'st-house': ['0 0 24 24', '<path class="fl" d="M12 2 23 11h-3v11H4V11H1Z"/>'],
  'st-swap': ['0 0 24 24', '<path class="s hv" d="M4 8h13l-3-4M20 16H7l3 4"/>'],
  'st-sleep': ['0 0 24 24', '<path class="s" d="M3 9h7l-7 8h7M13 4h8l-8 9h8"/>'],
  'st-chalk': [
    '0 0 24 24',
    '<circle class="s" cx="12" cy="12" r="9"/><path class="s" d="M12 3l5.500 15.500L3.500 9h17L6.500 18.500Z"/>',
  ],
};

// --- heroes: a bust, and the same bust with its possessed face ---------------------------------------
const HEAD = '<path class="sk" d="M12 14c0-6 3-9 8-9s8 3 8 9c0 7-3 12-8 12s-8-5-8-12Z"/>';
const HUMAN =
  '<path class="ey" d="M15.500 15.500h2.600M22 15.500h2.600"/><path class="ms" d="M18 21q2 1.200 4 0M20 16.500l-1 3h1.600"/>';
const POSSESSED =
  '<path class="pe" d="M14 14.500l5 2q-1 2.500-3.500 2T14 14.500ZM26 14.500l-5 2q1 2.500 3.500 2t1.500-4Z"/><path class="pm" d="M15 21.500l1.500 1.500 1.500-1.800 2 2 2-2 1.500 1.800 1.500-1.500q-1 4-5 4t-5-4Z"/>' +
  '<path class="pc" d="M20 5.500l-1.500 4 2.500 1.500-1 2.500M26.500 20l-2-1.500"/>';
const HORNS =
  '<path class="hn" d="M11.500 9C7 8 5.500 4 6.500.5c1.500 3.500 4 4.500 7 5ZM28.500 9c4.500-1 6-5 5-8.500-1.500 3.500-4 4.500-7 5Z"/>';

/** What lies behind the head, on the face, and before it; one for each seat. */
const BUSTS: readonly { behind: string; face?: string; front: string }[] = [
  {
    behind:
      '<path class="bd" d="M6 44c0-9 5-15 14-15s14 6 14 15Z"/><path class="hr" d="M9 30C6 16 9 2 20 2s14 14 11 28q-4 3-6 0H15q-3 3-6 0Z"/>',
    front:
      '<path class="cl" d="M11 13C10 5 14 2.500 20 2.500S30 5 29 13c-1-4-4-6-9-6s-8 2-9 6Z"/><path class="ln2" d="M12.500 8q7-4 15 0M13 27l3 4M27 27l-3 4"/>',
  },
  {
    behind: '<path class="bd" d="M4 44c0-8 4-13 10-14l6 5 6-5c6 1 10 6 10 14Z"/>',
    face: '<path class="hr" d="M12 18q0 10 8 10t8-10q-2 5-4.500 4.500T20 21.500t-3.500 1T12 18Z"/>',
    front:
      '<path class="cl" d="M5 10q15-5 30 0-2 3-5 2.500-10-2.500-20 0Q7 13 5 10Z"/><path class="cl" d="M12 9c0-6 2-8 4-8 2 1.500 6 1.500 8 0 2 0 4 2 4 8q-8-2-16 0Z"/>',
  },
  {
    behind: '<path class="bd" d="M6 44c0-8 3-12 9-13l5 4 5-4c6 1 9 5 9 13Z"/>',
    face: '<path class="hr" d="M11 12q-2 2-1 6l2 1ZM29 12q2 2 1 6l-2 1ZM14 22q6-3 12 0v4q-2 5-6 6-4-1-6-6Z"/><path class="gl" d="M13.500 14h5.200v3.500h-5.200ZM21.300 14h5.200v3.500h-5.200ZM18.700 15h2.600"/>',
    front: '',
  },
  {
    behind:
      '<path class="bd" d="M6 44c0-9 4-13 9-14h10c5 1 9 5 9 14Z"/><circle class="hr" cx="20" cy="3.500" r="4.500"/>',
    front:
      '<path class="hr" d="M11.500 15C10 6 14 3.500 20 3.500S30 6 28.500 15c-1-3-2-6-4-7-3 2-9 2-10 1-2 1-2.500 3-3 6Z"/><path class="ln2" d="M15 34l5 3 5-3"/>',
  },
  {
    behind:
      '<path class="bd" d="M5 44c0-9 4-14 10-14h10c6 0 10 5 10 14Z"/><path class="hr" d="M10 20C8 8 12 3 20 3s12 5 10 17l2 8q-6 2-6-3H14q0 5-6 3Z"/>',
    front:
      '<path class="hr" d="M11 15C11 6 15 3.500 21 3.500S30 8 29 15q-2-6-8-7.500Q17 13 11 15Z"/><path class="ln2" d="M12 33q8 5 16 0M20 30v7"/>',
  },
  {
    behind: '<path class="bd" d="M4 44c0-8 4-14 11-14h10c7 0 11 6 11 14Z"/>',
    face: '<path class="hr" d="M15 23q5 3 10 0l-1 3q-4 2-8 0Z"/>',
    front:
      '<path class="cl" d="M10 14C8 5 13 1 20 1s12 4 10 13q-1-3-3-4.500Q20 6 13 9.500 11 11 10 14Z"/><path class="cl" d="M9 13q-1 12 3 17l1-6q-2-5-1-11ZM31 13q1 12-3 17l-1-6q2-5 1-11Z"/>',
  },
];

function busts(): Record<string, Symbol> {
  const drawn = BUSTS.flatMap(({ behind, face = '', front }, seat): [string, Symbol][] => [
    [`bust-${seat}`, ['0 0 40 44', behind + HEAD + face + HUMAN + front]],
    [`bust-${seat}-p`, ['0 0 40 44', behind + HEAD + face + POSSESSED + front + HORNS]],
  ]);
  return Object.fromEntries(drawn);
}

// --- items ------------------------------------------------------------------------------------------
const FLASK = '<path class="s" d="M12 3h8M14 3v8L7 25q-1 4 3 4h12q4 0 3-4l-7-14V3"/>';
const ITEM_BODIES: Record<string, string> = {
  elixir: `${FLASK}<path class="fl" d="M11 19h10l3.500 7q0 1.500-2 1.500h-13q-2 0-2-1.500Z"/>`,
  acid: `${FLASK}<path class="fl" d="M10 22h12l2 4q0 1.500-2 1.500H10Q8 27.500 8 26Z"/><circle class="fl" cx="15" cy="17" r="1.800"/><circle class="fl" cx="18.500" cy="13" r="1.300"/>`,
  bandages:
    '<path class="s" d="M6 12 12 6l14 14-6 6ZM12 12l8 8"/><path class="fl" d="M15 13h2v2h2v2h-2v2h-2v-2h-2v-2h2Z"/>',
  salts: '<path class="s" d="M11 10h10v4q4 2 4 8v6H7v-6q0-6 4-8Z"/><path class="fl" d="M12 4h8v5h-8ZM10 22h12v4H10Z"/>',
  sleep:
    '<path class="s" d="M12 4h8v7q5 3 5 9t-5 9h-8q-5-3-5-9t5-9Z"/><path class="fl" d="M19 15a6 6 0 1 0 3 8 5 5 0 0 1-3-8Z"/>',
  tincture: '<path class="s" d="M13 3h6v6l3 4v16H10V13l3-4Z"/><path class="fl" d="M12 18h8v9h-8Z"/>',
  poison:
    '<path class="fl" d="M16 3q3 5 8 6-1 6-6 8 4 1 5 5-5 3-7-1-2 4-7 1 1-4 5-5-5-2-6-8 5-1 8-6Z"/><path class="s" d="M16 17v12"/>',
  oil: '<path class="s" d="M8 12h13l6-4v5l-5 5v10H8Z"/><path class="fl" d="M12 6h6v5h-6ZM14 15h3v4h3v2h-3v5h-3v-5h-3v-2h3Z"/>',
  musketoon:
    '<path class="fl" d="M3 12h20l6-3v10l-6-2h-9l-2 3H9l-3 7H2l2-9-1-2Z"/><path class="s" d="M13 18q0 4 3 4"/>',
  lamp: '<path class="s" d="M11 6a5 5 0 0 1 10 0"/><path class="fl" d="M9 7h14l2 4H7ZM8 25h16l2 4H6Z"/><path class="s" d="M9 11v14M23 11v14"/><path class="fire" d="M16 12c5 6 4 11 0 11s-5-5 0-11Z"/>',
  keys: '<circle class="s" cx="10" cy="9" r="5"/><path class="s" d="M12 13l5 14M15 21l4-1M16 25l4-1M14 11l12 9M21 16l2-3M24 18.500l2-3"/>',
  axe: '<path class="s" d="M21 3 8 29"/><path class="fl" d="M19 5q8 0 10 9-5-3-9-1-4-1-5-3Z"/>',
  crowbar: '<path class="s hv" d="M6 28 22 9q3-4 6-1M22 9q-2-4-5-3"/>',
  buckler:
    '<circle class="s" cx="16" cy="16" r="12"/><circle class="fl" cx="16" cy="16" r="5"/><path class="s" d="M16 4v5M16 23v5M4 16h5M23 16h5"/>',
  pitchfork: '<path class="s" d="M16 29V12M8 3v6q0 4 8 4t8-4V3M16 3v10"/>',
  hook: '<path class="s" d="M16 3v13M16 16q-8 0-8 8M16 16q8 0 8 8M16 16v12M8 24l-3-2M8 24l3-2M24 24l-3-2M24 24l3-2"/><circle class="s" cx="16" cy="3.500" r="2"/>',
  exorcism: '<path class="fl" d="M14 2h4v7h7v4h-7v17h-4V13H7V9h7Z"/>',
  passage:
    '<path class="s" d="M7 6h16v20H9q-3 0-3-3"/><path class="s" d="M11 11h8M11 15h8"/><path class="fl" d="M12 24v-3a3 3 0 0 1 6 0v3Z"/>',
  ward: '<circle class="s" cx="16" cy="16" r="12"/><path class="s" d="M16 5l7 20L5.500 12.500h21L9 25Z"/>',
  flame:
    '<path class="fire" d="M12 3c8 8 7 16 1 20-7-3-7-11-1-20Z"/><path class="fire" d="M22 10c6 7 5 13 0 17-6-3-5-10 0-17Z"/>',
  breviary: '<path class="s" d="M7 4h18v24H9q-2 0-2-3Z"/><path class="fl" d="M15 8h3v4h4v3h-4v7h-3v-7h-4v-3h4Z"/>',
  almanac:
    '<path class="s" d="M6 4h20v24H6Z"/><path class="fl" d="M16 8l2 5 5 .5-4 3.500 1.500 5-4.500-3-4.500 3 1.500-5-4-3.500 5-.5Z"/>',
  hourglass:
    '<path class="s" d="M8 4h16M8 28h16M9 4c0 8 6 8 7 12-1 4-7 4-7 12M23 4c0 8-6 8-7 12 1 4 7 4 7 12"/><path class="fl" d="M12 27c0-4 3-5 4-6 1 1 4 2 4 6Z"/>',
  candles:
    '<path class="fl" d="M6 16h5v12H6ZM13.500 12h5v16h-5ZM21 17h5v11h-5Z"/><path class="fire" d="M8.500 9q3 5 0 6-3-1 0-6ZM16 4q3 5 0 7-3-2 0-7ZM23.500 10q3 5 0 6-3-1 0-6Z"/>',
  knife: '<path class="fl" d="M26 3q1 9-9 18l-4-4Q20 9 26 3ZM11 17l5 5-2 2-1.500-1L7 29l-4-4 6-5.500L8 18Z"/>',
  bag: '<path class="fl" d="M12 9h8q8 7 7 14-1 6-11 6T5 23q-1-7 7-14Z"/><path class="s" d="M11 4q5 3 10 0l-2 4h-6Z"/>',
  vial: '<path class="s" d="M13 3h6v20a3 3 0 0 1-6 0Z"/><path class="fl" d="M14 14h4v9a2 2 0 0 1-4 0Z"/>',
  cleaver: '<path class="fl" d="M6 4h21v11q-8 2-14 1l-2 3 1 9-5 1-2-9 2-3Z"/>',
  seal: '<circle class="fl" cx="16" cy="16" r="12"/><path class="k" d="M10 13q3-3 5 0-2 3-5 0ZM22 13q-3-3-5 0 2 3 5 0ZM11 21q5-4 10 0-5 3-10 0Z"/>',
  lantern:
    '<path class="s" d="M16 2v4M10 8h12l2 4H8Z"/><path class="s" d="M9 12v13h14V12M7 29h18"/><path class="fire" d="M16 14c4 5 3 9 0 9s-4-4 0-9Z"/>',
  reliquary:
    '<path class="s" d="M6 14h20v14H6ZM8 14q0-9 8-9t8 9"/><path class="fl" d="M14.500 17h3v3h3v2.500h-3V26h-3v-3.500h-3V20h3Z"/>',
};

const items = Object.fromEntries(
  Object.entries(ITEM_BODIES).map(([name, body]): [string, Symbol] => [`it-${name}`, ['0 0 32 32', body]]),
);
export const SIGNS: Record<string, Symbol> = { ...PLAIN, ...busts(), ...items };
export const SPRITE = Object.entries(SIGNS)
  .map(
    ([name, [box, body]]) =>
      `<symbol id="de-${name}" viewBox="${box}"${name.startsWith('bust') ? ' overflow="visible"' : ''}>${body}</symbol>`,
  )
  .join('');
export const hasSign = (name: string): boolean => name in SIGNS;
