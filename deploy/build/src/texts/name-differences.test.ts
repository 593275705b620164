import { expect, it } from 'vitest';
import { nameDifferences } from './name-differences.ts';

const catalog = (file: string, texts: Readonly<Record<string, string>>) => ({
  file,
  texts: new Map(Object.entries(texts)),
});

it.each([
  ['one name', { 'price.delivery-fee': 'Pickup or delivery' }, []],
  [
    'another name',
    { 'price.lines.delivery-fee': 'Delivery' },
    [
      'delivery-fee has 2 names: "Pickup or delivery" (cart delivery-fee); "Delivery" (order price.lines.delivery-fee)',
    ],
  ],
  ['a part of the key alone', { 'price.delivery-fee.note': 'Free', 'no-delivery-fee': 'None' }, []],
  ['a thing that may have several names', { 'price.note': 'Another' }, []],
])('%s', (_case, texts, faults) => {
  const catalogs = [
    catalog('cart', { 'delivery-fee': 'Pickup or delivery', 'price.note': 'One' }),
    catalog('order', texts),
  ];
  expect(nameDifferences(catalogs)).toEqual(faults);
});
