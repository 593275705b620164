import { expect, it } from 'vitest';
import type { CartChoices } from '@forecourt/shared-contracts/commerce';
import type { CartRow } from './cart-rows.ts';
import { mergedColumns } from './cart-columns.ts';

const vin = '1HGCM82633A004352';
const before: CartRow = {
  tenantId: 'test',
  holder: 'guest-1',
  id: 'cart-1',
  vin,
  purchaseType: 'Finance',
  zipCode: '04101',
  downPaymentCents: 500_000,
  termMonths: 48,
  creditTier: 'excellent',
  annualMiles: null,
  handOver: null,
  incentivesCents: 0,
  updatedAt: new Date(0),
};
const own = {
  vin,
  purchaseType: 'Finance',
  zipCode: '04101',
  downPaymentCents: 500_000,
  termMonths: 48,
  creditTier: 'excellent',
  annualMiles: null,
};
const defaults: CartChoices = {
  vin,
  purchaseType: 'Finance',
  downPaymentCents: 250_000,
  termMonths: 72,
  creditTier: 'very-good',
};
const sent = { ...own, ...defaults, zipCode: null };
const other = '2HGCM82633A004353';
const lease = {
  purchaseType: 'Lease' as const,
  downPaymentCents: 300_000,
  termMonths: 24,
  annualMiles: 10_000,
};
const cash = { purchaseType: 'Cash' as const, downPaymentCents: null, termMonths: null, creditTier: null };

it.each<[string, CartRow | undefined, CartChoices, object]>([
  ['defaults leave the cart of the same vehicle as it is', before, { ...defaults, chosen: [] }, own],
  [
    'a choice is taken beside the cart’s own',
    before,
    { ...defaults, termMonths: 60, chosen: ['termMonths'] },
    { ...own, termMonths: 60 },
  ],
  [
    'a ZIP code alone keeps the purchase type',
    { ...before, ...cash },
    { ...defaults, zipCode: '75201', chosen: ['zipCode'] },
    { ...own, ...cash, zipCode: '75201' },
  ],
  [
    'a remembered ZIP code is taken if the cart has none',
    { ...before, zipCode: null },
    { ...defaults, zipCode: '75201', chosen: [] },
    { ...own, zipCode: '75201' },
  ],
  [
    'another purchase type brings its terms, and keeps the ZIP code',
    before,
    { vin, purchaseType: 'Cash', chosen: ['purchaseType'] },
    { ...own, ...cash },
  ],
  [
    'another vehicle brings all choices',
    before,
    { ...defaults, vin: other, chosen: [] },
    { ...sent, vin: other },
  ],
  [
    'a lease takes its own choices, and not the term of a loan',
    { ...before, ...lease },
    {
      vin,
      ...lease,
      termMonths: 36,
      downPaymentCents: 400_000,
      chosen: ['termMonths', 'lease.dueAtSigningCents'],
    },
    { ...own, ...lease, downPaymentCents: 400_000 },
  ],
  ['an empty cart takes all choices', undefined, { ...defaults, chosen: [] }, sent],
  ['a request that names no choices counts as a whole', before, defaults, sent],
])('%s', (_, row, body, columns) => expect(mergedColumns(row, body)).toEqual(columns));
