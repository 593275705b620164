import { expect, it } from 'vitest';
import { ApiFailure } from '@forecourt/shared-contracts';
import { fieldTexts, fulfillmentFailure } from './fulfillment-failure.ts';

const failed = (status: number, code: string, fields?: Readonly<Record<string, string>>) =>
  new ApiFailure(
    { kind: 'http', status, code, correlationId: 'x', ...(fields && { fields }) },
    'fulfillment.quote',
  );
const refused = (fields: Readonly<Record<string, string>>) =>
  fulfillmentFailure(failed(400, 'error.validation.request', fields));

it.each([
  ['error.fulfillment.geocode', 'address-field', 'geocode', [{ name: 'zip', key: 'geocode' }]],
  [
    'error.fulfillment.invalidAddress',
    'address-field',
    'invalidAddress',
    [{ name: 'city', key: 'invalidAddress' }],
  ],
  ['error.fulfillment.outOfRange', 'address', 'outOfRange', []],
  ['error.fulfillment.slotTaken', 'time', 'slotTaken', []],
  ['error.internal', 'other', 'unknown', []],
])('%s', (code, kind, key, fields) =>
  expect(fulfillmentFailure(failed(422, code))).toEqual({ kind, key, fields }),
);

it.each([
  ['the address', { 'address.zip': 'validation.zip' }, 'address-field', [{ name: 'zip', key: 'zip' }]],
  [
    'the address of a booking',
    { 'request.address.line1': 'validation.street' },
    'address-field',
    [{ name: 'line1', key: 'street' }],
  ],
  ['the instructions', { instructions: 'validation.tooLong' }, 'time', [{ name: 'root', key: 'tooLong' }]],
  ['no screen', { expectedFeeCents: 'validation.x' }, 'other', [{ name: 'root', key: 'x' }]],
])('F17, BUY-81: refused fields of %s', (_row, given, kind, fields) =>
  expect(refused(given)).toEqual({ kind, key: 'refused', fields }),
);

it('a reason without a text of its own says to check the answer', () => {
  const hasText = (text: string) => text === 'fulfillment.errors.zip.zip';
  const texts = fieldTexts(refused({ 'address.zip': 'validation.zip', 'address.city': 'x.new' }), hasText);
  expect(texts).toEqual([
    { name: 'zip', text: 'fulfillment.errors.zip.zip' },
    { name: 'city', text: 'fulfillment.failures.refused' },
  ]);
});
