import { expect, it } from 'vitest';
import { priceFixture, priceSettingsFixture } from '@forecourt/shared-contracts/testing';
import { receiptRows } from './receipt-rows.ts';

it.each([
  ['a loan', priceFixture({ purchaseType: 'Finance' }), ['payment', 'term', 'apr', 'dueToday']],
  [
    'a lease',
    priceFixture({ purchaseType: 'Lease', condition: 'New', settings: priceSettingsFixture, state: 'IL' }),
    ['payment', 'term', 'miles', 'dueAtSigning', 'dueToday'],
  ],
  ['cash', priceFixture({ purchaseType: 'Cash' }), ['dueToday']],
  [
    'a loan that is too small to be offered',
    priceFixture({ purchaseType: 'Finance', priceCents: 2_000_00 }),
    ['dueToday'],
  ],
])('%s', (_, price, ids) => expect(receiptRows(price).map(({ id }) => id)).toEqual(ids));
