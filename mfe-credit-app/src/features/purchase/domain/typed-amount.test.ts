import { expect, it } from 'vitest';
import { shownEnds, typedAmount } from './typed-amount.ts';

const ends = { leastCents: 901_24, mostCents: 20_000_00 };

it.each([
  ['', { kind: 'unfinished' }],
  ['2500', { kind: 'amount', amountCents: 2_500_00 }],
  ['$2,500.50', { kind: 'amount', amountCents: 2_500_50 }],
  ['901.24', { kind: 'amount', amountCents: 901_24 }],
  ['901.23', { kind: 'too-little' }],
  ['20000', { kind: 'amount', amountCents: 20_000_00 }],
  ['20001', { kind: 'too-much' }],
  ['-5', { kind: 'unreadable' }],
  ['1e5', { kind: 'unreadable' }],
])('%j is %o', (text, expected) => expect(typedAmount(text, ends)).toEqual(expected));

it.each([
  ['limits to the cent move inside', { leastCents: 901_24, mostCents: 39_286_95 }, ['$902', '$39,286']],
  ['whole dollars stay', { leastCents: 500_00, mostCents: 20_000_00 }, ['$500', '$20,000']],
])('limits are shown without cents, and can be entered as shown: %s', (_, limits, [least, most]) => {
  expect(shownEnds(limits)).toEqual({ least, most });
  for (const shown of [least, most])
    expect(typedAmount(shown ?? '', limits)).toHaveProperty('kind', 'amount');
});
