import { describe, expect, it } from 'vitest';
import { addressFault, addressFaultOfCode } from './address-fault.ts';
import type { ZipAnswer } from './use-zip-place.ts';

const address = {
  line1: '1 Main St',
  line2: '',
  city: 'Detroit',
  state: 'MI',
  zip: '48226',
  county: 'Wayne',
};
const found = (state: string, county: string): ZipAnswer => ({
  kind: 'found',
  place: { zip: '48226', city: 'Detroit', state, county, latitude: 42, longitude: -83 },
});

describe('address faults found by the ZIP lookup', () => {
  it.each([
    ['nothing', found('MI', 'Wayne'), {}, undefined],
    ['051 nobody has the ZIP', { kind: 'unknown' } as const, {}, { field: 'zip', key: 'zipUnknown' }],
    ['another state', found('OH', 'Wayne'), {}, { field: 'zip', key: 'zipStateMismatch' }],
    [
      '042 a county with an apostrophe',
      found('MI', 'Wayne'),
      { county: "O'Brien" },
      { field: 'county', key: 'countyLetters' },
    ],
    ['the same county, as looked up', found('MI', "O'Brien"), { county: "O'Brien" }, undefined],
    [
      'a look-up that failed leaves it to the server',
      { kind: 'untold' } as const,
      { county: "O'Brien" },
      undefined,
    ],
  ])('%s', (_, answer, change, fault) => {
    expect(addressFault({ ...address, ...change }, answer)).toEqual(fault);
  });
});

it.each([
  ['error.profile.zipCityMismatch', { field: 'zip', key: 'zipCityMismatch' }],
  ['error.internal', undefined],
  ['toString', undefined],
])('%s', (code, fault) => {
  expect(addressFaultOfCode(code)).toEqual(fault);
});
