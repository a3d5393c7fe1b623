/** The drawings of the board: busts of the crew, nightmares that are half there, things, pictures of cards, small signs. */

/** Name -> field and markup. Classes take their inks from ship.css: cl is the colour of the seat, n1 and n2 those of nightmares. */
export const DRAWINGS: Readonly<Record<string, readonly [field: string, markup: string]>> = {
  'b-captain': [
    '0 0 40 44',
    '<path class="cl" d="M2 44c0-10 7-14 18-14s18 4 18 14Z"/><path class="ln" d="M5 35l8 2M35 35l-8 2"/><path class="wh" d="M16 31l4 6 4-6Z"/><path class="sk" d="M11 14h18v6c0 7-4 10-9 10s-9-3-9-10Z"/><path class="ha" d="M11 20c1 8 4 12 9 12s8-4 9-12l-3 3q-6-3-12 0Z"/><path class="cl" d="M8 13 9 5q11-6 22 0l1 8Z"/><path class="ha" d="M8 12q12-3 24 0l2 4q-14-4-28 0Z"/><path class="me" d="M20 4.500l1.4 3 3 .2-2.3 2 .8 3-2.9-1.700L17 12.700l.9-3-2.3-2 3-.2Z"/><path class="ln" d="M15.5 19v1.500M24.5 19v1.5"/>',
  ],
  'b-mechanic': [
    '0 0 40 44',
    '<path class="cl" d="M2 44c0-10 7-14 18-14s18 4 18 14Z"/><path class="ha" d="M10 32v12h4V32ZM30 32v12h-4V32Z"/><path class="sk" d="M11 13h18v8c0 6-4 10-9 10s-9-4-9-10Z"/><path class="cl" d="M9 14C8 5 13 2 20 2s12 3 11 12q-11-3-22 0Z"/><path class="ln" d="M14 4v7M20 3v8M26 4v7"/><circle class="gl" cx="15.5" cy="12.5" r="4"/><circle class="gl" cx="24.5" cy="12.5" r="4"/><path class="ha" d="M13 24q3.5-4 7-1 3.5-3 7 1-3 3-7 1-4 2-7-1Z"/><path class="ln" d="M16 19.500v1M24 19.500v1"/>',
  ],
  'b-medic': [
    '0 0 40 44',
    '<path class="cl" d="M2 44c0-10 7-14 18-14s18 4 18 14Z"/><path class="wh" d="M12 31l3-2 5 3 5-3 3 2v13H12Z"/><path class="me" d="M18.5 35h3v2.500H24v3h-2.500V43h-3v-2.500H16v-3h2.500Z"/><path class="sk" d="M11 14h18v7c0 6-4 9-9 9s-9-3-9-9Z"/><path class="wh" d="M12 22q8-3 16 0l-1 5q-7 5-14 0Z"/><path class="ha" d="M9 18C7 7 12 1 20 1s13 6 11 17l-2 4q0-8-3-11-6 1-12 0-3 3-3 11Z"/><path class="ln" d="M15.5 17.500v1.500M24.5 17.500v1.5"/>',
  ],
  'b-pilot': [
    '0 0 40 44',
    '<path class="cl" d="M2 44c0-10 7-14 18-14s18 4 18 14Z"/><path class="wh" d="M14 31l6 5 6-5-2-2h-8Z"/><path class="sk" d="M11 14h18v7c0 6-4 9-9 9s-9-3-9-9Z"/><path class="ha" d="M10 16C8 6 13 2 20 2s12 4 10 14q-2-5-6-6-7 3-14 6Z"/><path class="cl" d="M8 13h4v9H8ZM28 13h4v9h-4Z"/><path class="ln" d="M10 13Q10 3 20 3t10 10M10 22q2 5 7 5M15.5 18.500v1.500M24.5 18.500v1.5"/><circle class="me" cx="18" cy="27" r="1.6"/>',
  ],
  'b-scientist': [
    '0 0 40 44',
    '<circle class="ha" cx="29" cy="7" r="5"/><path class="cl" d="M3 44c0-10 7-14 17-14s17 4 17 14Z"/><path class="wh" d="M13 31l7 13 7-13-3-2h-8Z"/><path class="sk" d="M15 24h10v6q-5 5-10 0Z"/><path class="sk" d="M11 16c0-8 4-12 9-12s9 4 9 12-4 13-9 13-9-5-9-13Z"/><path class="ha" d="M10 17C8 6 14 1 21 1s12 6 9 16c-1-5-4-8-8-9-3 4-8 5-11 5Z"/><circle class="gl" cx="16" cy="18" r="3.6"/><circle class="gl" cx="24.5" cy="18" r="3.6"/><path class="ln" d="M19.6 17.500h1.400M18 25q2 1.2 4.5 0"/>',
  ],
  'b-scout': [
    '0 0 40 44',
    '<path class="cl" d="M2 44c0-10 7-14 18-14s18 4 18 14Z"/><path class="ha" d="M12 31q8 7 16 0l3 4q-11 8-22 0Z"/><path class="sk" d="M12 12h16v9c0 6-4 9-8 9s-8-3-8-9Z"/><path class="cl" d="M9 24C6 10 11 1 20 1s14 9 11 23l-3 3q2-9-1-13-7-4-14 0-3 4-1 13Z"/><path class="gl" d="M12 15h7v5h-7ZM21 15h7v5h-7Z"/><path class="ln" d="M19 17h2M17 26q3 1.5 6 0"/>',
  ],
  'b-soldier': [
    '0 0 40 44',
    '<path class="cl" d="M1 44c0-10 7-14 19-14s19 4 19 14Z"/><path class="ha" d="M7 33l8 1v10H7ZM33 33l-8 1v10h8Z"/><path class="sk" d="M12 14h16v8c0 6-4 9-8 9s-8-3-8-9Z"/><path class="cl" d="M8 19C6 7 12 2 20 2s14 5 12 17l-3-1V14H11v4Z"/><path class="ln" d="M11 18q1 12 9 13 8-1 9-13M13 8q7-3 14 0"/><path class="gl" d="M12 15h16v5q-4 2-8 0-4 2-8 0Z"/><path class="ln" d="M17 26h6"/>',
  ],
  'n-despoiler': [
    '0 0 44 44',
    '<g mask="url(#ne-half)"><path class="n2" d="M10 20C2 16 1 8 4 1c1 7 5 9 9 11ZM34 20c8-4 9-12 6-19-1 7-5 9-9 11ZM17 9 15 0l6 6ZM27 9l2-9-6 6Z"/><path class="n1" d="M3 44c-1-13 2-22 9-26 0-8 4-12 10-12s10 4 10 12c7 4 10 13 9 26Z"/><circle class="ne" cx="17" cy="14" r="2.2"/><circle class="ne" cx="27" cy="14" r="2.2"/><circle class="ne" cx="22" cy="11" r="1.7"/><path class="np" d="M13 21q9-5 18 0-1 10-9 10t-9-10Z"/><path class="ne" d="M14 21l2 4 2-5 2 5 2-5 2 5 2-5 2 5 2-4q-8-4-16 0ZM16 28l2-3 2 4 2-4 2 4 2-4 2 3q-6 5-12 0Z"/><path class="nl" d="M9 30q-4 5-3 14M35 30q4 5 3 14M15 36v8M22 37v7M29 36v8"/></g>',
  ],
  'n-lair': [
    '0 0 44 44',
    '<path class="nr" d="M12 30Q2 30-6 43M10 18Q0 20-7 12M30 12Q36 2 46 3M37 28Q46 29 51 42M18 36Q16 41 9 44M30 36Q32 42 38 44"/><path class="nr thin" d="M14 12Q8 4 0 4M38 20Q46 18 51 22M3 34Q-3 33-8 37"/><path class="n1" d="M19 9c6-6 15-4 17 4 7 2 8 11 3 15 0 8-8 11-14 8-7 4-16 1-16-7-6-3-6-12 0-14 0-7 6-10 10-6Z"/><path class="n2" d="M10 21Q22 8 36 21 22 33 10 21Z"/><path class="np" d="M14 21q8-8 17 0-9 8-17 0Z"/><ellipse class="ne" cx="22.5" cy="21" rx="1.6" ry="4"/><path class="nl" d="M14 13q3-2 5-2M28 10q3 1 4 3M14 31q2 2 5 2M30 32q3-1 4-3"/><circle class="ne" cx="34.5" cy="29" r="1.7"/><circle class="ne" cx="11" cy="27.5" r="1.3"/><circle class="ne" cx="25" cy="34" r="1.3"/>',
  ],
  'n-lurker': [
    '0 0 44 44',
    '<g mask="url(#ne-half)"><path class="n2" d="M10 44C8 26 16 11 29 11c9 0 14 12 14 33Z"/><path class="n2" d="M20 16 18 5l7 7 3-11 4 11 8-7-2 13Z"/><path class="n1" d="M1 28c-1-9 6-15 15-15 9 0 13 6 13 14 0 8-6 12-14 12S1 36 1 28Z"/><path class="ne" d="M4 24.5 12 20l-.5 5.500ZM15 20l10 1.5-7.5 4.500Z"/><path class="nl" d="M9 23.200l.3 1.600M19 22l.2 2.2"/><path class="ne" d="M5 30q10 4 20-1.500l-2 5.5-3-2-2.5 3.5-3-3-3 3-3-3.500Z"/><path class="n1" d="M7 36c-6 0-9 4-9 8h3.500l2-3 1 3H8l1-5ZM27 34c5 2 7 6 7 10h-4l-1-4-2 4h-3l-1-6Z"/></g>',
  ],
  'n-stalker': [
    '0 0 44 44',
    '<g mask="url(#ne-half)"><path class="n1" d="M10 44c0-9 2-13 6-16-6-6-7-14-3-20L8 1l7 4 4-4 2 5h4l3-5 3 4 8-3-6 7c3 7 0 14-5 19 4 3 6 8 6 16Z"/><path class="n2" d="M15 12q7-5 14 0l-2 12-5 6-5-6Z"/><path class="ne" d="M16 14q6-4 12 0-2 6-6 6t-6-6Z"/><ellipse class="np" cx="22" cy="15.5" rx="1.3" ry="3"/><path class="nl" d="M19 24l1 4 2-3 2 3 1-4M12 36l-7-4M32 36l7-4M13 41l-8 1M31 41l8 1"/></g>',
  ],
  'n-whisperer': [
    '0 0 44 44',
    '<g mask="url(#ne-half)"><path class="n1" d="M22 1c8 0 10 8 9 16 5 3 8 14 8 27H5c0-13 3-24 8-27-1-8 1-16 9-16Z"/><path class="n2" d="M22 5c5 0 7 5 6 12-1 6-3 9-6 9s-5-3-6-9c-1-7 1-12 6-12Z"/><path class="ne" d="M18.5 12c1-1 2.5-1 3 .3-1 1-2.2 1-3-.3ZM22.7 12.300c.6-1.3 2-1.3 3-.3-.8 1.3-2 1.3-3 .3Z"/><ellipse class="np" cx="22" cy="20" rx="1.8" ry="3"/><path class="nl" d="M22 27v-8M19 44V31q0-4 3-4t3 4v13"/><path class="n1" d="M20.5 30l.4-13q1.1-1.6 2.2 0l.4 13q3 1 2.5 5h-8q-.5-4 2.5-5Z"/><path class="nw" d="M34 13q3 4 0 9M38 10q5 7 0 15M10 13q-3 4 0 9M6 10q-5 7 0 15"/></g>',
  ],
  'o-carcass': [
    '0 0 44 30',
    '<path class="n2" d="M3 27C1 17 8 9 19 10c9-7 21-1 22 8 1 5-1 9-4 9Z"/><path class="nl" d="M11 26q-3-7 3-13M18 26q-3-8 2-14M25 26q-2-8 3-14M32 26q-1-7 3-11"/><path class="nl" d="M31 12l4 4M35 12l-4 4"/>',
  ],
  'o-corpse': [
    '0 0 44 24',
    '<circle class="co" cx="7" cy="13" r="5"/><path class="co" d="M13 10q8-4 16 0l13 3q2 4-2 5l-13-1q-8 2-14 0Z"/><path class="nl" d="M22 11l-3 9M5 12l1.5 1.500M6.5 12 5 13.5"/>',
  ],
  'c-aim': [
    '0 0 64 40',
    '<circle class="cc" cx="32" cy="20" r="13"/><circle class="cb" cx="32" cy="20" r="4"/><path class="cd" d="M32 1v11M32 28v11M13 20h11M40 20h11"/>',
  ],
  'c-blast': [
    '0 0 64 40',
    '<path class="cb" d="M32 3l4 9 9-6-2 10 14-1-11 7 10 7-13-1 1 10-9-7-5 8-4-9-10 5 3-10-13 0 11-7-9-8 12 2-1-9 8 7Z"/><path class="cc" d="M32 14l3 5 5 1-4 4 1 5-5-3-5 3 1-5-4-4 5-1Z"/>',
  ],
  'c-bulb': [
    '0 0 64 40',
    '<path class="cb" d="M32 4a11 11 0 0 1 6 20v6H26v-6a11 11 0 0 1 6-20Z"/><path class="cd" d="M27 34h10M29 38h6M32 15v9M28 15h8M13 14H7M57 14h-6M15 4l-4-3M49 4l4-3"/>',
  ],
  'c-course': [
    '0 0 64 40',
    '<circle class="ca" cx="49" cy="13" r="9"/><path class="cd" d="M4 34Q22 36 38 20M32 20h7v7M40 15h18"/><path class="cb" d="M5 30l8 2-4 6Z"/>',
  ],
  'c-cross': [
    '0 0 64 40',
    '<path class="ca" d="M8 12h48v24H8Z"/><path class="cd" d="M24 12V5h16v7"/><path class="cc" d="M28 16h8v5h6v7h-6v5h-8v-5h-6v-7h6Z"/>',
  ],
  'c-duct': [
    '0 0 64 40',
    '<path class="cc" d="M12 4h40v32H12Z"/><path class="cd" d="M24 4v32M40 4v32M24 11h16M24 19h16M24 27h16"/>',
  ],
  'c-flag': [
    '0 0 64 40',
    '<path class="cb" d="M22 6q9-5 18 0t16 0v16q-8 5-16 0t-18 0Z"/><path class="cd" d="M22 3v35M16 38h12"/>',
  ],
  'c-flames': [
    '0 0 64 40',
    '<path class="cb" d="M34 2c2 9 14 13 14 24 0 8-7 13-16 13s-16-5-16-13c0-7 4-10 6-15 1 4 3 6 6 7-1-6 2-12 6-16Z"/><path class="cc" d="M33 20c1 5 6 6 6 12 0 4-3 6-7 6s-7-2-7-6c0-5 6-7 8-12Z"/>',
  ],
  'c-hand': [
    '0 0 64 40',
    '<path class="cb" d="M22 36c-3-4-8-9-9-13 2-3 5-1 8 2V9c0-3 5-3 5 0v10V6c0-3 5-3 5 0v13V7c0-3 5-3 5 0v13-9c0-3 5-3 5 0v15c0 5-2 8-4 10Z"/><path class="cd" d="M48 10l8-5M50 18h9M48 26l8 5"/>',
  ],
  'c-heart': [
    '0 0 64 40',
    '<path class="cb" d="M32 36C14 26 12 16 16 9c4-6 13-5 16 2 3-7 12-8 16-2 4 7 2 17-16 27Z"/><path class="cd" d="M4 22h16l4-8 6 14 5-10 3 4h22"/>',
  ],
  'c-lock': [
    '0 0 64 40',
    '<path class="cd" d="M23 18v-5a9 9 0 0 1 18 0v5"/><path class="ca" d="M18 18h28v19H18Z"/><path class="cd" d="M32 25v6"/>',
  ],
  'c-magazine': [
    '0 0 64 40',
    '<path class="ca" d="M20 4h14l6 26-14 4Z"/><path class="cd" d="M23 11h12M25 18h12M27 25h11M50 8v14l-5-5M50 22l5-5"/>',
  ],
  'c-map': [
    '0 0 64 40',
    '<path class="cc" d="M8 7l15-3 18 4 15-3v28l-15 3-18-4-15 3Z"/><path class="cd" d="M23 4v28M41 8v28M13 14h5M28 24l5-4 4 4M46 14l5 4"/>',
  ],
  'c-order': [
    '0 0 64 40',
    '<path class="ca" d="M8 15h12v10H8Z"/><path class="cb" d="M20 14 42 5v30L20 26Z"/><path class="cd" d="M48 13q4 7 0 14M54 9q7 11 0 22M13 25l3 11h5"/>',
  ],
  'c-rest': [
    '0 0 64 40',
    '<path class="cc" d="M46 4a12 12 0 1 0 9 18A11 11 0 0 1 46 4Z"/><path class="ca" d="M4 24h40v8H4Z"/><path class="cb" d="M6 17h12q5 0 5 7H6Z"/><path class="cd" d="M4 14v22M44 24v12"/>',
  ],
  'c-screen': [
    '0 0 64 40',
    '<path class="ca" d="M12 5h40v24H12Z"/><path class="cc" d="M16 9h32v16H16Z"/><path class="cd" d="M21 13l5 4-5 4M30 21h9M26 35h12M32 29v6"/>',
  ],
  'c-search': [
    '0 0 64 40',
    '<path class="ca" d="M6 14h30v20H6Z"/><path class="cb" d="M4 9h34v7H4Z"/><path class="cd" d="M18 16v6h6v-6"/><circle class="cc" cx="43" cy="20" r="10"/><path class="cd" d="M50 27l9 9M38 18q2-4 6-4"/>',
  ],
  'c-shield': [
    '0 0 64 40',
    '<path class="cb" d="M32 2l18 6v10c0 11-8 16-18 20-10-4-18-9-18-20V8Z"/><path class="cd" d="M24 19l6 6 11-12"/>',
  ],
  'c-shots': [
    '0 0 64 40',
    '<path class="ca" d="M4 14h26v8H18l-3 12H7l3-12H4Z"/><path class="cb" d="M30 15h8v6h-8Z"/><path class="cd" d="M43 18h17M42 12l14-7M42 24l14 7"/>',
  ],
  'c-spores': [
    '0 0 64 40',
    '<path class="cx" d="M31 5c9-3 16 2 15 9 8 0 9 9 3 12 1 8-8 11-13 7-5 5-14 2-14-5-8 0-9-9-3-12-2-7 6-12 12-11Z"/><circle class="cy" cx="28" cy="17" r="3"/><circle class="cy" cx="37" cy="23" r="4"/><circle class="cy" cx="38" cy="13" r="2"/><circle class="cy" cx="27" cy="26" r="1.8"/><circle class="cx" cx="54" cy="31" r="2.5"/><circle class="cx" cx="10" cy="11" r="2"/>',
  ],
  'c-syringe': [
    '0 0 64 40',
    '<path class="cc" d="M20 24 40 8l6 8-20 15Z"/><path class="cd" d="M43 12l9-7M48 2l8 8M23 27 8 38M27 18l4 5M33 14l4 5"/>',
  ],
  'c-watch': [
    '0 0 64 40',
    '<path class="cc" d="M6 20q26-28 52 0-26 28-52 0Z"/><circle class="cb" cx="32" cy="20" r="8"/><path class="cd" d="M32 16v4l3 3"/>',
  ],
  'c-wrench': [
    '0 0 64 40',
    '<path class="cb" d="M45 4a10 10 0 0 0-9 14L14 32l5 6 21-15a10 10 0 0 0 13-12l-7 5-5-2-1-5Z"/><path class="cd" d="M8 10h10M10 16h6"/>',
  ],
  'g-bag': [
    '0 0 24 24',
    '<path class="s" d="M8 4h8l-1.5 4C19 10 21 14 20 20H4C3 14 5 10 9.5 8Z"/><path class="s" d="M8.5 8h7"/>',
  ],
  'g-bait': ['0 0 24 24', '<path class="s" d="M12 2v10a5 5 0 1 1-5-5"/><circle class="fl" cx="12" cy="19" r="2.5"/>'],
  'g-batt': ['0 0 24 24', '<path class="s" d="M4 7h16v13H4zM7 7V4h3v3M14 7V4h3v3M13 10l-3 4h4l-3 4"/>'],
  'g-bomb': ['0 0 24 24', '<circle class="fl" cx="11" cy="15" r="7.5"/><path class="s" d="M14 8l2-4h4M12 7h5"/>'],
  'g-bottle': ['0 0 24 24', '<path class="s" d="M9 2h6v5l3 4v11H6V11l3-4ZM6 15h12"/>'],
  'g-card': ['0 0 24 24', '<path class="s" d="M6 3h12v18H6z"/>'],
  'g-cards': ['0 0 24 24', '<path class="s" d="M8 3h12v15M4 6h12v15H4z"/>'],
  'g-cloth': ['0 0 24 24', '<path class="s" d="M8 3 2 7l3 5 2-1v10h10V11l2 1 3-5-6-4q-4 4-8 0Z"/>'],
  'g-comp': [
    '0 0 24 24',
    '<path class="s" d="M2.5 4h19v12h-19zM8 21h8M12 16v5"/><path class="s" d="M6.5 8l2.5 2-2.5 2M12 12.500h4"/>',
  ],
  'g-deep': ['0 0 24 24', '<path class="fl" d="M12 2c5 7 7 10 7 13.500a7 7 0 0 1-14 0C5 12 7 9 12 2Z"/>'],
  'g-door': ['0 0 24 24', '<path class="s" d="M5 3h14v18H5zM12 3v18"/>'],
  'g-drone': [
    '0 0 24 24',
    '<path class="s" d="M9 10h6v5H9zM9 11 5 8M15 11l4-3M9 14l-4 3M15 14l4 3"/><path class="s" d="M2 7h6M16 7h6M2 18h6M16 18h6"/>',
  ],
  'g-egg': ['0 0 24 24', '<path class="s" d="M12 2c4 0 7 6 7 11.500S16 22 12 22s-7-3-7-8.500S8 2 12 2Z"/>'],
  'g-ext': ['0 0 24 24', '<path class="fl" d="M8 8h8v14H8zM10 4h3v3h-3zM13 4l6-2v3l-6 1z"/>'],
  'g-fire': [
    '0 0 24 24',
    '<path class="fl" d="M13 1c1 5 7 7 7 14a8 8 0 0 1-16 0c0-4 2-6 3-8 .5 2 1.5 3 3 3.500C9.5 7 10.5 3.5 13 1Z"/><path class="k" d="M12.5 13c.5 2 2.5 3 2.5 5.500a3.2 3.2 0 0 1-6.3 0c0-2.3 2.8-3 3.8-5.500Z"/>',
  ],
  'g-fit': ['0 0 24 24', '<path class="s" d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5"/>'],
  'g-flask': ['0 0 24 24', '<path class="s" d="M9 2h6M10 2v7L4 20q0 2 2 2h12q2 0 2-2L14 9V2M7 15h10"/>'],
  'g-food': ['0 0 24 24', '<path class="s" d="M5 6h14v15H5zM5 10h14M9 3h6v3"/>'],
  'g-green': ['0 0 24 24', '<path class="fl" d="M8.5 2h7v6.500H22v7h-6.500V22h-7v-6.500H2v-7h6.500Z"/>'],
  'g-gun': ['0 0 24 24', '<path class="fl" d="M2 6h19.500v5H13l-1 3.500H9L7.5 20H2.500l2-9H2Z"/>'],
  'g-holo': ['0 0 24 24', '<path class="s" d="M4 18h16l-3 4H7ZM12 17 5 5h14ZM9 10h6"/>'],
  'g-hush': ['0 0 24 24', '<path class="s" d="M9 21v-7c-3 0-5-2-5-5s3-6 8-6 8 3 8 6-2 5-5 5v7M12 9v12"/>'],
  'g-info': [
    '0 0 24 24',
    '<path class="s" d="M4 5h16M4 12h16M4 19h16"/><circle class="fl" cx="8" cy="5" r="2.5"/><circle class="fl" cx="16" cy="12" r="2.5"/><circle class="fl" cx="10" cy="19" r="2.5"/>',
  ],
  'g-key': ['0 0 24 24', '<circle class="s" cx="7.5" cy="12" r="5"/><path class="s" d="M12 12h10M18 12v4M22 12v5"/>'],
  'g-light': ['0 0 24 24', '<path class="s" d="M6 20 18 4"/>'],
  'g-lock': ['0 0 24 24', '<path class="s" d="M6 11h12v9H6zM9 11V8a3 3 0 0 1 6 0v3"/>'],
  'g-mad': [
    '0 0 24 24',
    '<path class="s" d="M12 3c5.5 0 9 3.7 9 9s-3.5 9-9 9-9-3.7-9-9c0-3.7 2.5-6.5 6.5-6.5 3.5 0 6 2.5 6 6 0 3-2 5-4.5 5S7.5 14.5 8 12c.4-1.6 1.7-2.3 3-2.2"/>',
  ],
  'g-mag': ['0 0 24 24', '<path class="s" d="M7 3h7l3 17-7 1.500ZM9 8h7M10 13h6"/>'],
  'g-malf': [
    '0 0 24 24',
    '<path class="s hv" d="M13.5 1.5 8 11h7l-5.5 11.5"/><path class="s" d="M3 5l2.5 2M21 19l-2.5-2M2 13h3M22 11h-3"/>',
  ],
  'g-med': ['0 0 24 24', '<path class="s" d="M3 7h18v13H3zM8 7V4h8v3M12 10v7M8.5 13.500h7"/>'],
  'g-noise': [
    '0 0 24 24',
    '<circle class="fl" cx="12" cy="12" r="2.2"/><path class="s" d="M7.5 7.500a6.4 6.4 0 0 0 0 9M16.5 7.500a6.4 6.4 0 0 1 0 9M4 4a11.3 11.3 0 0 0 0 16M20 4a11.3 11.3 0 0 1 0 16"/>',
  ],
  'g-plan': ['0 0 24 24', '<path class="s" d="M4 4h16v16H4zM4 11h7V4M14 20v-6h6"/>'],
  'g-pod': ['0 0 24 24', '<path class="s" d="M7 21V9c0-4 2-6 5-7 3 1 5 3 5 7v12ZM10 10h4M4 21h16"/>'],
  'g-red': [
    '0 0 24 24',
    '<path class="fl" d="M12 1c3 3 4.5 6 4.5 9H7.500C7.5 7 9 4 12 1ZM7.5 11.500h9V20h-9ZM6.5 21h11v2.500h-11Z"/>',
  ],
  'g-rifle': ['0 0 24 24', '<path class="fl" d="M0 9h8l1-2h9v2h6v2.500h-8L14 15h-2.500l.5-3.500H8.500L6 17H1Z"/>'],
  'g-room': ['0 0 24 24', '<path class="s" d="M6 3h12l3 3v12l-3 3H6l-3-3V6ZM8 12h8M12 8v8"/>'],
  'g-sig': [
    '0 0 24 24',
    '<path class="s" d="M12 13v9M8 22h8M8.5 9.500a5 5 0 0 1 7 0M5 6a10 10 0 0 1 14 0"/><circle class="fl" cx="12" cy="13" r="2"/>',
  ],
  'g-skull': [
    '0 0 24 24',
    '<path class="fl" d="M12 2c5 0 9 3.5 9 8.5 0 3-1.5 5-3.5 6V21h-11v-4.500C4.5 15.5 3 13.5 3 10.5 3 5.5 7 2 12 2Z"/><path class="k" d="M6.5 10.500a2.4 2.4 0 1 1 4.8 0 2.4 2.4 0 1 1-4.8 0ZM12.7 10.500a2.4 2.4 0 1 1 4.8 0 2.4 2.4 0 1 1-4.8 0ZM11 16l1-2.5 1 2.500Z"/>',
  ],
  'g-sleep': ['0 0 24 24', '<path class="s" d="M4 4h7l-7 8h7M14 12h6l-6 8h6"/>'],
  'g-star': [
    '0 0 24 24',
    '<path class="s" d="M12 3l2.7 6 6.3.7-4.7 4.3 1.3 6.500L12 17.3 6.4 20.500l1.3-6.500L3 9.7 9.3 9Z"/>',
  ],
  'g-step': [
    '0 0 24 24',
    '<path class="fl" d="M6 2c3 0 4 3 4 6s-1 5-3.5 5S3 11 3 8s1-6 3-6ZM4 15h5c0 3-.5 5-2.5 5S4 18 4 15ZM17 6c2 0 3.5 2.5 3.5 5.500s-1 5-3.5 5-3.5-2-3.5-5S15 6 17 6ZM14.5 18h5c0 2.5-.5 4.5-2.5 4.500s-2.5-2-2.5-4.500Z"/>',
  ],
  'g-stop': [
    '0 0 24 24',
    '<path class="s" d="M7 12V6.500a1.5 1.5 0 0 1 3 0V11M10 10V4.500a1.5 1.5 0 0 1 3 0V11M13 10V5.500a1.5 1.5 0 0 1 3 0V12M16 12V8.500a1.5 1.5 0 0 1 3 0V15c0 4-2.5 7-6 7-3 0-4.5-1.5-6-4l-3-5c1-1.5 2.5-1 3 0Z"/>',
  ],
  'g-suit': [
    '0 0 24 24',
    '<circle class="s" cx="12" cy="8" r="6"/><path class="s" d="M8 8h8M5 22c0-6 3-8 7-8s7 2 7 8"/>',
  ],
  'g-swords': ['0 0 24 24', '<path class="s" d="M4 3l13 13M20 3 7 16M4 16l5 5M20 16l-5 5"/>'],
  'g-syringe': ['0 0 24 24', '<path class="s" d="M14 4l6 6M17 7l-9 9-4 1 1-4 9-9M4 20l1-3M11 7l3 3"/>'],
  'g-talk': ['0 0 24 24', '<path class="s" d="M4 4h16v12h-8l-5 5v-5H4zM8 9h8M8 12h5"/>'],
  'g-tape': [
    '0 0 24 24',
    '<circle class="s" cx="11" cy="11" r="8"/><circle class="s" cx="11" cy="11" r="3"/><path class="s" d="M11 19h11v-3"/>',
  ],
  'g-taser': ['0 0 24 24', '<path class="s" d="M4 8h11v6h-4l-2 7H5l2-7H4ZM15 9h3M15 13h3M19 7l3 2-2 2 2 2"/>'],
  'g-tech': ['0 0 24 24', '<path class="s" d="M7 2v20M17 2v20M7 6h10M7 11h10M7 16h10"/>'],
  'g-unlock': ['0 0 24 24', '<path class="s" d="M6 11h12v9H6zM9 11V7a3 3 0 0 1 6-1"/>'],
  'g-white': [
    '0 0 24 24',
    '<circle class="fl" cx="12" cy="6" r="4.5"/><circle class="fl" cx="6" cy="17" r="4.5"/><circle class="fl" cx="18" cy="17" r="4.5"/>',
  ],
  'g-yellow': [
    '0 0 24 24',
    '<path class="fl" d="M16 1.500a6.5 6.5 0 0 0-6 9L2 18.5 5.5 22l8-8a6.5 6.5 0 0 0 8.5-8l-4 3.8-3.5-.6-.6-3.500L17.5 2Z"/>',
  ],
};

/** The markup alone, for places that draw on a field of 24 themselves. */
export const signOf = (name: string): string => DRAWINGS[name]?.[1] ?? '';

/** Which picture an action card shows, by its id. */
const PICTURES: Readonly<Record<string, string>> = {
  search: 'search', rest: 'rest', demolition: 'blast', interruption: 'hand', reload: 'magazine', order: 'order', motivation: 'flag', suppressiveFire: 'shots',
  basicRepairs: 'wrench', knowledge: 'map', piloting: 'course', oldFriend: 'heart', computerSkills: 'screen', repairs: 'wrench', ingenuity: 'bulb',
  pyrotechnic: 'flames', technicalCorridors: 'duct', quickRepairs: 'wrench', fullAuto: 'shots', nerves: 'shield', coveringFire: 'shots', aimedFire: 'aim',
  adrenaline: 'syringe', reconnaissance: 'map', scavenging: 'search', intranet: 'screen', accessDenied: 'lock', threat: 'watch', reanimation: 'heart',
  bandaging: 'cross', pharmacist: 'syringe', programming: 'screen',
}; // prettier-ignore
export const pictureOf = (card: string): string => `c-${PICTURES[card] ?? 'spores'}`;

/** Which sign an item or a quest item carries. */
const SIGNS: Readonly<Record<string, string>> = {
  tape: 'tape', tools: 'yellow', extinguisher: 'ext', chemicals: 'flask', clothesYellow: 'cloth', chargeYellow: 'batt', corridorPlans: 'plan', spaceSuit: 'suit',
  shipPlans: 'plan', bandages: 'cloth', medkit: 'med', food: 'food', injection: 'syringe', alcohol: 'bottle', clothesGreen: 'cloth', stimulants: 'syringe',
  chargeRed: 'batt', grenade: 'bomb', smoke: 'bomb', drone: 'drone', bait: 'bait', magazine: 'mag', protoRifle: 'rifle', protoShotgun: 'rifle', protoPistol: 'gun',
  commsKey: 'key', evacKey: 'key', destructKey: 'key', antidote: 'flask', taser: 'taser', flamethrower: 'fire', molotov: 'bottle', revolver: 'gun',
  shotgun: 'rifle', sawnOff: 'rifle', assaultRifle: 'rifle', rifle: 'rifle', pistol: 'gun', injector: 'syringe', motionSensor: 'noise', holoComputer: 'holo',
  shipsLog: 'plan', intercom: 'talk', orbital: 'batt', pilotKey: 'key', torch: 'fire', flashlight: 'sig', armor: 'suit', autoloader: 'mag', securityKey: 'key',
  labKit: 'flask', surgeonKit: 'med', anabolics: 'syringe', blueCorpse: 'skull', carcass: 'skull', egg: 'egg',
}; // prettier-ignore
export const signFor = (id: string): string => `g-${SIGNS[id] ?? 'star'}`;
