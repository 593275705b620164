import { describe, expect, it } from 'vitest';
import { isValidVin, vinCheckDigit } from './vin.ts';

describe('VIN check digit (BUY-24)', () => {
  it.each(['1M8GDM9AXKP042788', '11111111111111111', '5GZCZ43D13S812715', '1HGCM82633A004352'])(
    '%s is valid',
    (vin) => {
      expect(isValidVin(vin)).toBe(true);
    },
  );

  it.each([
    ['one digit changed', '1HGCM82633A004353'],
    ['wrong check digit', '1HGCM82643A004352'],
    ['two characters swapped', '1HGCM82633A004532'],
    ['sixteen characters', '1HGCM82633A00435'],
    ['a letter O', '1HGCM82633AO04352'],
    ['small letters', '1hgcm82633a004352'],
    ['nothing', ''],
  ])('%s is not', (_, vin) => {
    expect(isValidVin(vin)).toBe(false);
  });

  it('returns X for a remainder of ten', () => {
    expect(vinCheckDigit('1M8GDM9A0KP042788')).toBe('X');
  });
});
