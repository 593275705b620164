import { expect, test } from 'vitest';
import { pageFixture } from '../testing/index.ts';
import { noPromises } from './promises-schema.ts';
import { trustPoints } from './trust-points.ts';

const { tenant } = pageFixture();
const ids = (condition?: 'New' | 'Used' | 'Certified', promises = tenant.promises) =>
  trustPoints({ ...tenant, promises }, condition).map(({ id }) => id);

test.each([
  ['any vehicle', undefined, ['returns', 'limited-warranty', 'inspection', 'delivery']],
  ['a used one', 'Used', ['returns', 'limited-warranty', 'inspection', 'delivery']],
  ['a new one', 'New', ['returns', 'new-warranty', 'delivery']],
  ['a certified one', 'Certified', ['returns', 'certified-warranty', 'delivery']],
] as const)('a dealer who promises everything promises for %s: %s', (_, condition, expected) => {
  expect(ids(condition)).toEqual(expected);
});

test.each([
  [undefined, ['delivery']],
  ['Used', ['delivery']],
  ['New', ['new-warranty', 'delivery']],
  ['Certified', ['certified-warranty', 'delivery']],
] as const)('what is not promised is not shown (SHOP-82): %s', (condition, expected) => {
  expect(ids(condition, noPromises)).toEqual(expected);
});

test('the figures are the dealer’s, and a dealer who does not deliver promises no delivery', () => {
  expect(trustPoints(tenant)).toEqual([
    { id: 'returns', days: 5, miles: 500 },
    { id: 'limited-warranty', months: 6, miles: 6_000 },
    { id: 'inspection', points: 150 },
    { id: 'delivery', days: 2, miles: 100 },
  ]);
  expect(trustPoints({ ...tenant, promises: noPromises, deliveryDays: undefined })).toEqual([]);
});
