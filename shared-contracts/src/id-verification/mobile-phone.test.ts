import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { MobilePhoneSchema } from './mobile-phone.ts';

describe('a mobile number', () => {
  it.each(['2125550142', '(212) 555 - 0142', '212-555-0142', '212.555.0142', ' 212 555 0142 '])(
    '%s is parsed as ten digits',
    (typed) => expect(v.parse(MobilePhoneSchema, typed)).toBe('2125550142'),
  );

  it.each([
    ['nothing', '', 'validation.required'],
    ['nine digits', '212555014', 'validation.phone'],
    ['eleven digits without country code 1', '22125550142', 'validation.phone'],
    ['the fourth digit is 2 to 9', '2121550142', 'validation.phone'],
    ['an area code begins with 2 to 9', '1125550142', 'validation.phone'],
    ['an area code that is not in service', '9995550142', 'validation.phone'],
    ['a country code', '+1 212 555 0142', 'validation.phone'],
    ['letters', '212-555-CARS', 'validation.phone'],
    ['toll-free 800', '(800) 555 - 0142', 'validation.tollFree'],
    ['toll-free 833', '833 555 0142', 'validation.tollFree'],
    ['toll-free 888', '888.555.0142', 'validation.tollFree'],
  ])('%s is rejected', (_row, typed, message) => {
    const result = v.safeParse(MobilePhoneSchema, typed, { abortPipeEarly: true });
    expect(result.issues?.[0].message).toBe(message);
  });
});
