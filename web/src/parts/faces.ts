/** Faces for the seats of a lobby: the inks are classes of faces.css, the field is 120 by 84. */
export const FACES: { legion: string; drawing: string }[] = [
  {
    legion: 'nec',
    drawing:
      '<path class="b" d="M50 84V74h20v10Z"/><path class="m" d="M38 74h44l-4-9H42Z"/><path class="a" d="M42 65V28h36v37Z"/><path class="c" d="M47 62V31h26v31Z"/><path class="g" d="M60 34c10 9 9 22 0 23c-9-1-9-13 0-23Z"/><path class="m" d="M36 28 48 14h24l12 14Z"/><circle class="n" cx="60" cy="8" r="6"/><circle class="d q" cx="54" cy="48" r="3"/><circle class="d q" cx="66" cy="48" r="3"/><path class="n" d="M55 55q5 3 10 0"/><path class="n t" d="M42 34l5 5M42 42l5 5M42 50l5 5M73 34l5 5M73 42l5 5M73 50l5 5"/>',
  },
  {
    legion: 'chi',
    drawing:
      '<path class="a" d="M44 34C32 26 30 12 36 2c8 4 14 16 14 28ZM70 32C74 14 80 6 88 4c4 12-2 24-12 32Z"/><path class="c" d="M40 10q6 8 6 18M84 11q-8 8-9 18"/><path class="b" d="M50 84 46 68h28l-4 16Z"/><path class="a" d="M34 52c0-16 12-24 26-24s26 8 26 24-12 24-26 24-26-8-26-24Z"/><path class="m" d="M58 29 62 6l5 23Z"/><circle class="w" cx="47" cy="48" r="8"/><circle class="d q" cx="46" cy="49" r="3.6"/><circle class="d" cx="74" cy="48" r="6"/><path class="b" d="M55 58h10l-5 6Z"/><path class="n" d="M60 64v5"/><path class="c" d="M56 69h8v8h-8Z"/><path class="n t" d="M60 69v8M34 60l-12 3M34 65l-11 6M86 60l12 3M86 65l11 6M59 13l4 2M59 20l5 2"/>',
  },
  {
    legion: 'ins',
    drawing:
      '<path class="lo th" d="M52 26Q40 6 18 10M68 26Q80 6 102 10M24 9l4 9M32 9l4 10M96 9l-4 9M88 9l-4 10M27 9l-1-6M35 10l0-7M93 9l1-6M85 10l0-7"/><path class="li th" d="M52 26Q40 6 18 10M68 26Q80 6 102 10M24 9l4 9M32 9l4 10M96 9l-4 9M88 9l-4 10M27 9l-1-6M35 10l0-7M93 9l1-6M85 10l0-7"/><path class="b" d="M50 84 46 70h28l-4 14Z"/><path class="a" d="M30 50l-6-6 9-3-3-10 10 1 2-10 9 5 9-8 9 8 9-5 2 10 10-1-3 10 9 3-6 6c0 16-14 26-30 26S30 66 30 50Z"/><circle class="c" cx="46" cy="50" r="11"/><circle class="d q" cx="47" cy="52" r="5.0"/><circle class="c" cx="74" cy="50" r="11"/><circle class="d q" cx="73" cy="52" r="5.0"/><path class="n" d="M60 60v8q0 8 7 8t6-6-6-4"/>',
  },
  {
    legion: 'chi',
    drawing:
      '<path class="m" d="M70 22c10-4 14-10 13-20l5 9 6-7-1 10 8-1c-6 10-16 17-27 17Z"/><path class="b" d="M50 84 46 68h28l-4 16Z"/><path class="a" d="M30 44C26 22 42 10 58 12c20 0 34 12 32 32-2 20-14 32-30 32S33 64 30 44Z"/><path class="b" d="M32 26 26 6 48 17Z"/><circle class="c" cx="46" cy="40" r="13"/><circle class="c" cx="74" cy="40" r="13"/><circle class="w" cx="46" cy="40" r="8"/><circle class="d q" cx="47" cy="40" r="3.6"/><circle class="w" cx="74" cy="40" r="8"/><circle class="d q" cx="73" cy="40" r="3.6"/><path class="m" d="M53 48h14l-6 19Z"/><path class="n t" d="M38 60l4 4M44 64l4 5M76 62l-3 4M82 58l-3 4M56 18l2 5M64 17l1 5M50 20l3 4"/>',
  },
  {
    legion: 'hom',
    drawing:
      '<path class="b" d="M50 84 46 72h28l-4 12Z"/><path class="lo th" d="M60 18V8"/><path class="li th" d="M60 18V8"/><path class="c" d="M54 10l-4-6 4-1 2 4 1-6h4l0 6 3-5 3 2-3 5 4 0-1 4-6 2Z"/><path class="a" d="M34 40C32 24 46 16 60 16s28 8 27 24c-1 10 4 14 3 22-4 6-8 0-10 6-2 8-8 6-10 2-4 8-12 8-14 2-6 4-10 2-10-4-6 0-10-6-9-12 0-6-2-10-3-16Z"/><circle class="w" cx="46" cy="40" r="9"/><circle class="d q" cx="46" cy="42" r="4.0"/><circle class="w" cx="74" cy="40" r="9"/><circle class="d q" cx="74" cy="42" r="4.0"/><circle class="w" cx="60" cy="29" r="6"/><circle class="d q" cx="60" cy="30" r="2.7"/><path class="d" d="M48 56q12-6 24 0-2 8-12 8t-12-8Z"/><path class="w" d="M50 55l3 5 3-6 4 6 4-6 3 6 3-5q-10-4-20 0Z"/><circle class="b q" cx="38" cy="52" r="1.4"/><circle class="b q" cx="84" cy="54" r="1.4"/><circle class="b q" cx="40" cy="30" r="1.4"/><circle class="b q" cx="80" cy="30" r="1.4"/>',
  },
  {
    legion: 'nec',
    drawing:
      '<path class="m" d="M44 84 47 70H73L76 84Z"/><circle class="a" cx="60" cy="41" r="32"/><path class="n t" d="M36 22q8-10 20-13M33 29q3-5 6-8M84 62q-6 8-16 10M89 53l-5 8"/><circle class="m" cx="60" cy="42" r="21"/><circle class="d" cx="60" cy="42" r="15.5"/><circle class="d q" cx="60" cy="23.5" r="1.5"/><circle class="d q" cx="60" cy="60.5" r="1.5"/><circle class="d q" cx="41.5" cy="42" r="1.5"/><circle class="d q" cx="78.5" cy="42" r="1.5"/><circle class="d q" cx="47" cy="29" r="1.5"/><circle class="d q" cx="73" cy="29" r="1.5"/><circle class="d q" cx="47" cy="55" r="1.5"/><circle class="d q" cx="73" cy="55" r="1.5"/><circle class="g q" cx="54" cy="41" r="3"/><circle class="g q" cx="67" cy="41" r="3"/><path class="m" d="M54 10V3h12v7Z"/><path class="b" d="M24 36h7v13h-7ZM89 36h7v13h-7Z"/><path class="n t" d="M50 73v9M60 73v9M70 73v9"/>',
  },
  {
    legion: 'hom',
    drawing:
      '<path class="b" d="M50 84 46 70h28l-4 14Z"/><path class="a" d="M30 56C22 44 28 32 36 30 34 16 48 8 58 14 70 6 86 14 84 28c10 4 12 18 6 28-4 14-16 20-30 20S32 70 30 56Z"/><circle class="w" cx="45" cy="34" r="9"/><circle class="d q" cx="46" cy="36" r="4.0"/><circle class="w" cx="66" cy="26" r="6.5"/><circle class="d q" cx="66" cy="27" r="2.9"/><circle class="w" cx="78" cy="42" r="8"/><circle class="d q" cx="77" cy="43" r="3.6"/><circle class="w" cx="58" cy="50" r="7"/><circle class="d q" cx="58" cy="52" r="3.1"/><circle class="w" cx="38" cy="54" r="5"/><circle class="d q" cx="39" cy="54" r="2.2"/><path class="n" d="M50 65q10 5 20-1"/><circle class="b q" cx="52" cy="20" r="1.3"/><circle class="b q" cx="70" cy="60" r="1.3"/><circle class="b q" cx="84" cy="56" r="1.3"/><circle class="b q" cx="34" cy="44" r="1.3"/><circle class="b q" cx="76" cy="20" r="1.3"/><circle class="b q" cx="64" cy="38" r="1.3"/>',
  },
  {
    legion: 'ins',
    drawing:
      '<path class="lo th" d="M50 24C44 8 34 4 22 8M70 24C76 8 86 4 98 8"/><path class="li th" d="M50 24C44 8 34 4 22 8M70 24C76 8 86 4 98 8"/><path class="b" d="M50 84 48 68H72L70 84Z"/><path class="a" d="M60 76C44 70 34 52 28 30q32-14 64 0C86 52 76 70 60 76Z"/><ellipse class="c" cx="35" cy="35" rx="13" ry="17" transform="rotate(20 35 35)"/><ellipse class="c" cx="85" cy="35" rx="13" ry="17" transform="rotate(-20 85 35)"/><circle class="d q" cx="36" cy="38" r="4.5"/><circle class="d q" cx="84" cy="38" r="4.5"/><path class="n t" d="M30 27l8-3M29 33l11-4M90 27l-8-3M91 33l-11-4M50 30h20M52 36h16M54 42h12"/><path class="m" d="M56 66q-12 2-14 14q9 0 15-8ZM64 66q12 2 14 14q-9 0-15-8Z"/>',
  },
];
