import { describe, expect, it } from 'vitest';
import { ApiFailure } from '@forecourt/shared-contracts';
import {
  handOverRefusal,
  handOverRequest,
  handOverWays,
  openedForm,
  type HandOverForm,
} from './hand-over-form.ts';

const address = { line1: '12 Garden Street', line2: '', city: 'Lewiston', state: 'ME', zip: '04240' };
const delivery: HandOverForm = { ...address, type: 'DELIVERY', isStreetConfirmed: false };

describe('handOverRequest', () => {
  it('nothing chosen is reported (BUY-84)', () =>
    expect(handOverRequest(openedForm({}))).toEqual({ faults: { type: 'required' } }));

  it('a pickup needs no address', () =>
    expect(handOverRequest({ ...openedForm({}), type: 'PICKUP' })).toEqual({
      request: { type: 'PICKUP', location: 'DEALERSHIP_LOCATION' },
    }));

  it('a delivery takes the whole address', () =>
    expect(handOverRequest(delivery)).toEqual({
      request: { type: 'DELIVERY', address, isStreetConfirmed: false },
    }));

  it.each([
    ['nothing', { line1: '', city: '', state: '', zip: '' }, ['line1', 'city', 'state', 'zip']],
    ['a PO box', { line1: 'PO Box 12' }, ['line1']],
    ['four digits', { zip: '0424' }, ['zip']],
  ])('%s is reported at its fields', (_, parts, fields) => {
    const answer = handOverRequest({ ...delivery, ...parts });
    expect('faults' in answer && Object.keys(answer.faults)).toEqual(fields);
  });
});

it('opens with the previous choice, else with none and the ZIP code of the cart', () => {
  expect(openedForm({ zipCode: '04240' })).toMatchObject({ type: undefined, zip: '04240' });
  const place = { ...address, name: '' };
  const handOver = { type: 'DELIVERY' as const, place, address, feeCents: 0, distanceMiles: 1 };
  expect(openedForm({ handOver })).toMatchObject({ type: 'DELIVERY', line1: '12 Garden Street' });
  const pickup = { type: 'PICKUP' as const, place, feeCents: 0, distanceMiles: null };
  const transfer = { ...pickup, location: 'TRANSFER_LOCATION' as const };
  expect(openedForm({ handOver: transfer })).toMatchObject({ type: 'TRANSFER' });
  expect(handOverRequest(openedForm({ handOver: transfer }))).toMatchObject({
    request: { location: 'TRANSFER_LOCATION' },
  });
  expect(openedForm({ handOver: { ...pickup, location: 'DEALERSHIP_LOCATION' } }).type).toBe('PICKUP');
  expect(openedForm({ handOver: pickup }).type).toBe('PICKUP');
});

describe('the pickups of a cart', () => {
  const place = { ...address, name: 'Store' };
  const dealership = (feeCents: number | null) => ({
    location: 'DEALERSHIP_LOCATION' as const,
    place,
    feeCents,
  });
  const transfer = { location: 'TRANSFER_LOCATION' as const, place, feeCents: 0 };

  it.each<[string, Parameters<typeof handOverWays>[0]['pickups'], string[]]>([
    ['unknown', undefined, ['PICKUP', 'DELIVERY']],
    ['none', [], ['PICKUP', 'DELIVERY']],
    ['the dealership', [dealership(0)], ['PICKUP 0', 'DELIVERY']],
    ['a fee at the dealership', [dealership(9900), transfer], ['PICKUP 9900', 'TRANSFER 0', 'DELIVERY']],
    ['no fee known', [dealership(null), transfer], ['PICKUP null', 'TRANSFER 0', 'DELIVERY']],
    ['no fee known, no other', [dealership(null)], ['PICKUP null', 'DELIVERY']],
  ])('%s', (_row, pickups, ways) => {
    const shown = handOverWays({ pickups }, false).map(({ type, feeCents }) =>
      feeCents === undefined ? type : `${type} ${feeCents}`,
    );
    expect(shown).toEqual(ways);
  });

  it('a refusal adds the pickup where the vehicle is', () =>
    expect(handOverWays({}, true).map(({ type }) => type)).toEqual(['PICKUP', 'TRANSFER', 'DELIVERY']));
});

const refused = (code: string, param?: string) =>
  new ApiFailure(
    { kind: 'http', status: 422, code, correlationId: 'x', ...(param && { param }) },
    'commerce.chooseHandOver',
  );

it.each([
  ['error.fulfillment.geocode', { faults: { zip: 'geocode' } }],
  ['error.fulfillment.invalidAddress', { faults: { city: 'invalidAddress' } }],
  ['error.fulfillment.outOfRange', { faults: { zip: 'outOfRange' } }],
  ['error.cart.vehicleUnavailable', { failure: 'vehicleUnavailable' }],
  ['error.cart.empty', { failure: 'empty' }],
  ['error.internal', { failure: 'other' }],
  ['error.fulfillment.toString', { failure: 'other' }],
])('%s is %o', (code, expected) => expect(handOverRefusal(refused(code), 'DELIVERY')).toEqual(expected));

it.each([
  ['a delivery', 'DELIVERY', { zip: 'zip' }],
  ['a pickup, whose form has no address', 'PICKUP', { root: 'zip' }],
] as const)('BUY-81: a field of %s that the server refuses', (_row, type, faults) => {
  const fields = { 'address.zip': 'validation.zip' };
  const code = 'error.validation.request';
  const error = new ApiFailure({ kind: 'http', status: 400, code, fields, correlationId: 'x' }, 'x.y');
  expect(handOverRefusal(error, type)).toEqual({ faults });
});

it.each([
  ['zip', { faults: { zip: 'unavailable' } }],
  ['location', { failure: 'unavailable' }],
])('what is not offered is a fault of the %s', (param, expected) =>
  expect(handOverRefusal(refused('error.fulfillment.unavailable', param), 'DELIVERY')).toEqual(expected),
);
