import { expect, test } from 'vitest';
import { moneyLines, moneyText, priceSaving, unitParts } from './money-lines.ts';

const estimate = { amountCents: 61_623, unit: '/mo Est. payment', terms: '$2,500 down, 72 mo, 6.49% APR' };

test.each([
  {
    what: "PRICE-11: an estimate is '/mo Est. payment', first; the price is second, the terms third",
    money: { payment: estimate, price: { priceCents: 3_249_500 } },
    lines: ['payment 61623 /mo Est. payment', 'price 3249500', '$2,500 down, 72 mo, 6.49% APR'],
  },
  {
    what: 'SHOP-34: the price after incentives is the price, the one before is next to it',
    money: { payment: estimate, price: { priceCents: 4_505_000, incentivesCents: 675_000 } },
    lines: ['payment 61623 /mo Est. payment', 'price 3830000 was 4505000', '$2,500 down, 72 mo, 6.49% APR'],
  },
  {
    what: 'the MSRP of a vehicle is next to its price',
    money: { price: { priceCents: 4_505_000, msrpCents: 4_800_000 } },
    lines: ['price 4505000 msrp 4800000'],
  },
  {
    what: 'the MSRP stays the amount to compare with after incentives',
    money: { price: { priceCents: 4_505_000, msrpCents: 4_800_000, incentivesCents: 675_000 } },
    lines: ['price 3830000 msrp 4800000'],
  },
  {
    what: 'unless the price before them is above it',
    money: { price: { priceCents: 4_505_000, msrpCents: 4_500_000, incentivesCents: 675_000 } },
    lines: ['price 3830000 was 4505000'],
  },
  {
    what: 'PRICE-15: with a price error there is no payment, and the price is first',
    money: { price: { priceCents: 3_249_500, incentivesCents: 0 } },
    lines: ['price 3249500'],
  },
  {
    what: 'a cash total has no terms',
    money: { payment: { amountCents: 3_512_345, unit: 'cash total' }, price: { priceCents: 3_249_500 } },
    lines: ['payment 3512345 cash total', 'price 3249500'],
  },
  { what: 'nothing is known', money: {}, lines: [] },
])('$what', ({ money, lines }) => {
  const words = moneyLines(money).map((line) =>
    line.kind === 'terms'
      ? line.text
      : [
          line.kind,
          line.amountCents,
          'before' in line && line.before && `${line.before.name} ${line.before.amountCents}`,
          line.unit,
        ]
          .filter(Boolean)
          .join(' '),
  );
  expect(words).toEqual(lines);
});

test.each([
  ['no MSRP and no incentives: nothing', {}, undefined],
  ['a price below the MSRP: what the dealer takes off', { msrpCents: 4_800_000 }, ['savings', 295_000]],
  [
    'incentives too: the whole saving',
    { msrpCents: 4_800_000, incentivesCents: 675_000 },
    ['savings', 970_000],
  ],
  [
    'incentives alone, at the MSRP',
    { msrpCents: 4_505_000, incentivesCents: 675_000 },
    ['incentives', -675_000],
  ],
  [
    'incentives from a price above the MSRP',
    { msrpCents: 4_500_000, incentivesCents: 675_000 },
    ['incentives', -675_000],
  ],
  ['incentives without an MSRP', { incentivesCents: 675_000 }, ['incentives', -675_000]],
  ['a price at or above the MSRP: nothing', { msrpCents: 4_505_000 }, undefined],
  ['a price $20 below the MSRP: nothing', { msrpCents: 4_507_000 }, undefined],
  ['a price $99.99 below the MSRP: nothing', { msrpCents: 4_514_999 }, undefined],
  ['a price $100 below the MSRP: that', { msrpCents: 4_515_000 }, ['savings', 10_000]],
  [
    'a price $20 below the MSRP, and incentives: the whole saving, if it is $100',
    { msrpCents: 4_507_000, incentivesCents: 8_000 },
    ['savings', 10_000],
  ],
  [
    'a price $20 below the MSRP, and incentives that make less than $100: these',
    { msrpCents: 4_507_000, incentivesCents: 7_999 },
    ['incentives', -7_999],
  ],
])('SHOP-34, the saving with %s', (_, of, saving) => {
  const found = priceSaving({ priceCents: 4_505_000, ...of });
  expect(found && [found.name, found.amountCents]).toEqual(saving);
});

test.each([
  ['rounded', 61_623, '$616'],
  ['rounded', 61_650, '$617'],
  ['exact', 61_600, '$616.00'],
  ['odd', 61_600, '$616'],
  ['odd', 61_623, '$616.23'],
] as const)('%s: %i cents are %s', (decimals, amountCents, text) => {
  expect(moneyText(amountCents, decimals)).toBe(text);
});

test.each([
  ['/mo', '/mo', ''],
  ['/mo Est. payment', '/mo', 'Est. payment'],
  ['/mes de arrendamiento', '/mes', 'de arrendamiento'],
  ['cash total', '', 'cash total'],
])('%s: %j stays with the amount, %j may wrap', (unit, attached, rest) => {
  expect(unitParts(unit)).toEqual({ attached, rest });
});
