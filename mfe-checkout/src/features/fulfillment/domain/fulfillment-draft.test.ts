import { expect, test } from 'vitest';
import type { Fulfillment } from '@forecourt/shared-contracts/fulfillment';
import { appointmentFixture, dealershipFixture } from '../../../testing/fulfillment-fixture.ts';
import { startingDraft } from './fulfillment-draft.ts';

const first = { type: 'DELIVERY', location: 'DEALERSHIP_LOCATION' } as const;
const knownAddress = { line1: '7 Known Road', line2: '', city: 'Dover', state: 'NH', zip: '03820' };
const pickup = { type: 'PICKUP', place: dealershipFixture } as const;
const chosen = { feeCents: 0, distanceMiles: null };
const cartAddress = { ...knownAddress, line1: '9 Cart Lane' };

test.each<[string, Pick<Fulfillment, 'appointment' | 'chosen'>, string]>([
  ['known without an appointment', { appointment: null }, '7 Known Road'],
  ['known while a pickup is booked', { appointment: appointmentFixture(pickup) }, '7 Known Road'],
  ['of the booked delivery', { appointment: appointmentFixture() }, '12 Garden Street'],
  [
    'known where a pickup was chosen',
    { appointment: null, chosen: { ...chosen, ...pickup } },
    '7 Known Road',
  ],
  [
    'of the delivery that was chosen',
    {
      appointment: null,
      chosen: { ...chosen, type: 'DELIVERY', place: dealershipFixture, address: cartAddress },
    },
    '9 Cart Lane',
  ],
])('the address that scheduling starts with is the one %s', (_row, standing, line1) =>
  expect(startingDraft({ ...standing, knownAddress }, first)).toMatchObject({ line1 }),
);

test('without a known address it is empty', () =>
  expect(startingDraft({ appointment: null }, first)).toMatchObject({ line1: '', city: '', zip: '' }));
