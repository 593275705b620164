import { expect, it } from 'vitest';
import type { Cart } from '@forecourt/shared-contracts/commerce';
import { savingsChange } from './savings-change.ts';

const price = (savingsCents: number) =>
  ({ lines: [{ code: 'incentives', amountCents: -savingsCents }] }) as unknown as Cart['price'];

it.each([
  ['nothing changed', undefined, 500_00, undefined],
  ['more', 500_00, 700_00, 'more'],
  ['less', 500_00, 300_00, 'less'],
  ['gone', 500_00, 0, 'gone'],
  ['new', 0, 500_00, 'more'],
])('%s', (_, savingsBeforeCents, nowCents, kind) =>
  expect(savingsChange({ savingsBeforeCents, price: price(nowCents) })).toEqual(
    kind && { kind, beforeCents: savingsBeforeCents, nowCents },
  ),
);
