import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { badInputs, type BadInputField } from '../testing/bad-inputs.ts';
import {
  AddressLine1Schema,
  AddressLine2Schema,
  ageOn,
  birthDateSchema,
  CitySchema,
  CountySchema,
  EmailSchema,
  EmployerNameSchema,
  FirstNameSchema,
  LastNameSchema,
  maskDate,
  maskDollars,
  maskMonth,
  maskPhone,
  maskSsn,
  maskZip,
  MiddleNameSchema,
  NewPasswordSchema,
  OccupationSchema,
  PhoneSchema,
  SsnSchema,
  VerificationCodeSchema,
  VinSchema,
  ZipSchema,
} from './index.ts';

const masks = { maskDate, maskMonth, maskSsn, maskZip, maskPhone, maskDollars };
const digits = (count: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: count, maxLength: count }).map((all) => all.join(''));
const unmasked = (text: string) => text.replace(/[^0-9]/g, '');

/** Text as people type and paste it into a field: known bad inputs, numbers with signs and spaces, and any text. */
const typed = fc.oneof(
  fc.constantFrom(...badInputs.map((row) => row.typed)),
  fc.array(fc.constantFrom(...'0123456789', ...'/-., ()+$'), { maxLength: 20 }).map((all) => all.join('')),
  fc.string({ unit: 'grapheme' }),
);

describe('P02: cleaning twice gives what cleaning once gives', () => {
  it.each(Object.entries(masks))('%s', (_name, mask) => {
    fc.assert(
      fc.property(typed, (text) => {
        const once = mask(text);
        expect(mask(once)).toBe(once);
      }),
      { numRuns: 1000 },
    );
  });

  const schemas: Partial<Record<BadInputField, v.GenericSchema<string, string>>> = {
    firstName: FirstNameSchema,
    middleName: MiddleNameSchema,
    lastName: LastNameSchema,
    line1: AddressLine1Schema,
    line2: AddressLine2Schema,
    city: CitySchema,
    county: CountySchema,
    zip: ZipSchema,
    phone: PhoneSchema,
    email: EmailSchema,
    password: NewPasswordSchema,
    code: VerificationCodeSchema,
    vin: VinSchema,
    ssn: SsnSchema,
    occupation: OccupationSchema,
    employer: EmployerNameSchema,
  };

  /** Accepted values with spaces around, accents apart, phone apostrophes and signs between. */
  const nearlyClean = fc
    .tuple(
      fc.oneof(
        fc.constantFrom(...badInputs.map((row) => row.typed)),
        fc.stringMatching(/^([A-Za-z\u00e9\u2019\u02bc' -]\u0301?){2,15}$/),
        digits(10).map(maskPhone),
        digits(9).map(maskSsn),
        fc.stringMatching(/^[0-9]{5,6}$/),
        fc.stringMatching(/^[0-9]{1,5} [A-Za-z]{2,10} ?[A-Za-z]{0,5}$/),
        fc.stringMatching(/^[A-Za-z0-9!$@ ]{8,20}$/),
        fc.stringMatching(/^[a-zA-Z0-9]{17}$/),
        fc.stringMatching(/^[A-Za-z.]{1,20}@[a-z]{2,9}\.[a-z]{2,3}$/),
      ),
      fc.constantFrom('', ' ', '\u00a0', '\n', '\ufeff', '\u2003 '),
    )
    .map(([text, space]) => `${space}${text}${space}`);

  it.each(Object.entries(schemas))('%s', (_field, schema) => {
    let accepted = 0;
    fc.assert(
      fc.property(nearlyClean, (text) => {
        const once = v.safeParse(schema, text);
        if (!once.success) return;
        accepted += 1;
        expect(v.safeParse(schema, once.output)).toMatchObject({ success: true, output: once.output });
      }),
      { numRuns: 1000 },
    );
    expect(accepted).toBeGreaterThan(0);
  });
});

describe('P03: unmask(mask(digits)) is the digits, typed or pasted', () => {
  const upTo = (most: number) => fc.integer({ min: 0, max: most }).chain(digits);
  it.each([
    ['phone', maskPhone, upTo(10).filter((text) => !text.startsWith('1'))],
    ['SSN', maskSsn, upTo(9)],
    ['date', maskDate, upTo(8)],
    ['ZIP', maskZip, upTo(5)],
    ['expiry', maskMonth, upTo(6)],
  ] as const)('%s', (_name, mask, values) => {
    fc.assert(
      fc.property(values, (text) => {
        const pasted = mask(text);
        expect(unmasked(pasted)).toBe(text);
        expect(Array.from(text).reduce((shown, digit) => mask(shown + digit), '')).toBe(pasted);
      }),
    );
  });

  it('an accepted phone or SSN is what its masked form says', () => {
    fc.assert(
      fc.property(digits(10), digits(9), (phone, ssn) => {
        const ofPhone = v.safeParse(PhoneSchema, maskPhone(phone));
        if (ofPhone.success) expect(ofPhone.output).toBe(phone);
        const ofSsn = v.safeParse(SsnSchema, maskSsn(ssn));
        if (ofSsn.success) expect(ofSsn.output).toBe(ssn);
      }),
    );
  });
});

describe('P08: the rule of age equals an independent count for every day from 1900 to 2026', () => {
  const dayMs = 86_400_000;
  const firstMs = Date.UTC(1900, 0, 1);
  const lastMs = Date.UTC(2026, 11, 31);

  /** Birthdays up to today, one by one; who is born on a leap day has them on March 1 in other years. */
  function birthdaysUntil(born: Date, todayMs: number): number {
    let count = 0;
    while (Date.UTC(born.getUTCFullYear() + count + 1, born.getUTCMonth(), born.getUTCDate()) <= todayMs) {
      count += 1;
    }
    return count;
  }

  const typedText = (dateOn: string) => `${dateOn.slice(5, 7)}/${dateOn.slice(8)}/${dateOn.slice(0, 4)}`;
  const verdict = (age: number) => (age >= 100 ? 'birthDateOld' : age >= 18 ? undefined : 'birthDateYoung');

  it.each(['2026-12-31', '2026-02-28', '2024-02-29', '2026-03-01'])('on %s', (todayOn) => {
    const schema = birthDateSchema(todayOn);
    const todayMs = Date.parse(todayOn);
    const wrong: string[] = [];
    for (let bornMs = firstMs; bornMs <= lastMs; bornMs += dayMs) {
      const born = new Date(bornMs);
      const bornOn = born.toISOString().slice(0, 10);
      const isFuture = bornMs > todayMs;
      const age = birthdaysUntil(born, todayMs);
      const expected = isFuture ? 'birthDateFuture' : verdict(age);
      const { issues } = v.safeParse(schema, typedText(bornOn), { abortPipeEarly: true });
      if (issues?.[0].message !== expected || (!isFuture && ageOn(bornOn, todayOn) !== age))
        wrong.push(bornOn);
    }
    expect(wrong).toEqual([]);
  });
});
