import { expect, test } from 'vitest';
import { keepTogether } from './keep-together.ts';

/** With `_` for a space that does not break, `+` for a hyphen and `=` for a dash that do not. */
const marked = (text: string) =>
  keepTogether(text).replaceAll('\u00a0', '_').replaceAll('-\u2060', '+').replaceAll('–\u2060', '=');

test.each([
  ['Questions? Call (313) 555 - 0142.', 'Questions? Call (313)_555_+_0142.'],
  ['Call 207-555-0178', 'Call 207+555+0178'],
  ['until Mar 8, 2026, 2:30 PM (ET).', 'until Mar_8,_2026, 2:30_PM_(ET).'],
  ['March 8, 2026', 'March_8,_2026'],
  ['hasta el 8 mar 2026, 2:30 p.m. (ET)', 'hasta el 8_mar_2026, 2:30_p.m._(ET)'],
  ['8 de marzo de 2026', '8_de_marzo_de_2026'],
  ['Checked at 2:30:05 PM (ET)', 'Checked at 2:30:05_PM_(ET)'],
  ['Nov 17, 2026, 9:00 AM – 11:00 AM (ET)', 'Nov_17,_2026, 9:00_AM_=_11:00_AM (ET)'],
  ['9:00 a.m. – 11:00 a.m. (ET)', '9:00_a.m._=_11:00_a.m. (ET)'],
  ['LE · 44,925 mi · 6.9 % · 6.51% APR', 'LE_· 44,925_mi_· 6.9_%_· 6.51%_APR'],
  ['$2,500 down · 72 months · 9.85% APR', '$2,500 down_· 72_months_· 9.85%_APR'],
  ['Used · Finance', 'Used_· Finance'],
  ['2 a 3 meses, 72 mo', '2 a 3_meses, 72_mo'],
  ['5 million miles', '5 million miles'],
  ['Open Mon–Fri 9–6, Sat 9–5 ET', 'Open Mon–Fri 9–6, Sat 9–5 ET'],
  ['Mon–Sat, 9 AM to 5 PM', 'Mon–Sat, 9_AM to 5_PM'],
  ['5 amounts', '5 amounts'],
  ['Orders T-2 and FC-1001', 'Orders T-2 and FC-1001'],
  ['Order FC-XDEM-Z08J-2HT2', 'Order FC-XDEM-Z08J-2HT2'],
  ['2026 Toyota Corolla 2025 model', '2026 Toyota Corolla 2025 model'],
  ['Buy a car', 'Buy a car'],
])('%j stays together as %j', (text, expected) => {
  expect(marked(text)).toBe(expected);
});

test('what is kept together reads the same', () => {
  const text = 'Held until Mar 8, 2026, 2:30 PM (ET). Call (313) 555 - 0142.';
  expect(keepTogether(text).replaceAll('\u00a0', ' ').replaceAll('\u2060', '')).toBe(text);
});
