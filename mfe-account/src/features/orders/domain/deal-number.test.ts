import { expect, it } from 'vitest';
import { dealNumber } from './deal-number.ts';

it.each([
  ['D-20417', 'D-20417'],
  ['deal-7', 'deal-7'],
  ['deal-13801f0c-effd-4002-912c-402cb36cafb8', 'FC-1G3Q-6BED-9Y1F'],
  ['13801F0C-EFFD-4002-912C-402CB36CAFB8', 'FC-1G3Q-6BED-9Y1F'],
])('the deal %s of an order is named %s', (dealRefId, expected) => {
  const order = { deal: { type: 'Cash' as const, dealRefId }, orderNumber: 'FC-1G3Q-6BED-9Y1F' };
  expect(dealNumber(order)).toBe(expected);
});
