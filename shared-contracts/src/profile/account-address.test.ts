import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { AccountAddressSchema, countyFault } from './account-address.ts';

describe('the county', () => {
  it.each([
    ['Wayne', 'Wayne', undefined],
    ["Prince George's", "Prince George's", undefined],
    ['x'.repeat(30), 'x'.repeat(30), undefined],
    ["Prince George's", 'Wayne', 'countyLetters'],
    ['x'.repeat(26), undefined, 'countyLong'],
    [' ', undefined, 'countyRequired'],
    ['Oakland', 'Wayne', undefined],
  ])('"%s" with lookup result %s: %s', (county, lookedUp, fault) => {
    expect(countyFault(county, lookedUp)).toBe(fault);
  });
});

it('rejects unknown members', () => {
  const address = {
    line1: '1 Main St',
    line2: '',
    city: 'Detroit',
    state: 'MI',
    zip: '48226',
    county: 'Wayne',
  };
  expect(v.is(AccountAddressSchema, address)).toBe(true);
  expect(v.is(AccountAddressSchema, { ...address, sub: 'other' })).toBe(false);
  expect(v.is(AccountAddressSchema, { ...address, county: '' })).toBe(false);
});
