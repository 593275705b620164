import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { MobilePhoneSchema } from '../id-verification/index.ts';
import { badInputs, badInputsTodayOn, type BadInputField } from '../testing/bad-inputs.ts';
import {
  AccountLast4Schema,
  AddressLine1Schema,
  AddressLine2Schema,
  ageOn,
  AnnualIncomeSchema,
  birthDateSchema,
  CitySchema,
  CountySchema,
  EmailSchema,
  EmployerNameSchema,
  EmploymentStatusSchema,
  FirstNameSchema,
  hasVinCheckDigit,
  HomeAddressLine1Schema,
  HousingStatusSchema,
  IncomeSourceSchema,
  LastNameSchema,
  MaritalStatusSchema,
  maskDate,
  maskDollars,
  maskMonth,
  maskSsn,
  maskZip,
  MiddleNameSchema,
  MonthlyHousingSchema,
  MonthlyIncomeSchema,
  monthsSince,
  NewPasswordSchema,
  OccupationSchema,
  PhoneSchema,
  RelationshipTypeSchema,
  duplicateFields,
  SsnLast4Schema,
  SsnSchema,
  startMonthError,
  startMonthSchema,
  VerificationCodeSchema,
  VinSchema,
  ZipSchema,
} from './index.ts';

const schemas: Readonly<Record<BadInputField, v.GenericSchema<string, string | number>>> = {
  firstName: FirstNameSchema,
  middleName: MiddleNameSchema,
  lastName: LastNameSchema,
  line1: AddressLine1Schema,
  homeLine1: HomeAddressLine1Schema,
  line2: AddressLine2Schema,
  city: CitySchema,
  county: CountySchema,
  zip: ZipSchema,
  phone: PhoneSchema,
  mobile: MobilePhoneSchema,
  email: EmailSchema,
  password: NewPasswordSchema,
  code: VerificationCodeSchema,
  birthDate: birthDateSchema(badInputsTodayOn),
  startMonth: startMonthSchema(badInputsTodayOn),
  annualIncome: AnnualIncomeSchema,
  monthlyHousing: MonthlyHousingSchema,
  vin: VinSchema,
  ssn: SsnSchema,
  ssnLast4: SsnLast4Schema,
  accountLast4: AccountLast4Schema,
  occupation: OccupationSchema,
  employer: EmployerNameSchema,
};

describe('the list of bad inputs', () => {
  it.each(badInputs)('$field $row: $typed', ({ field, typed, answer }) => {
    const result = v.safeParse(schemas[field], typed, { abortPipeEarly: true });
    expect(result.success ? { kept: result.output } : { refused: result.issues[0].message }).toEqual(answer);
  });

  it.each([
    ['110 residency 01/1985', '1985-01', 'startBeforeBirth'],
    ['the month of birth', '1990-06', undefined],
    ['later', '2015-01', undefined],
  ])('%s, born 06/15/1990', (_row, month, fault) => {
    expect(startMonthError(month, '1990-06-15')).toBe(fault);
  });

  it.each([
    ['068 phone', { phoneNumber: '2125550134' }, { phoneNumber: 'phoneSame' }],
    ['081 email, another case', { email: 'USER@example.com' }, { email: 'emailSame' }],
    ['156 SSN', { ssn: '123456789' }, { ssn: 'ssnSame' }],
    ['nothing known', {}, {}],
    ['all others', { phoneNumber: '2125550135', email: 'other@example.com', ssn: '123456780' }, {}],
  ])('the second person must differ from the first: %s', (_row, other, faults) => {
    const applicant = { phoneNumber: '2125550134', email: 'user@example.com', ssn: '123456789' };
    expect(duplicateFields(applicant, other)).toEqual(faults);
  });
});

it.each([
  ['1M8GDM9AXKP042788', true],
  ['11111111111111111', true],
  ['5GZCZ43D13S812715', true],
  ['1HGCM82633A004352', true],
  ['1HGCM82633A004353', false],
  ['IHGCM82633A004352', false],
  ['1HGCM', false],
])('the check digit of %s (BUY-24): %s', (vin, isRight) => {
  expect(hasVinCheckDigit(vin)).toBe(isRight);
});

it.each([
  [MaritalStatusSchema, 'maritalStatusRequired'],
  [RelationshipTypeSchema, 'relationshipRequired'],
  [HousingStatusSchema, 'housingStatusRequired'],
  [EmploymentStatusSchema, 'employmentStatusRequired'],
  [IncomeSourceSchema, 'incomeSourceRequired'],
] as const)('a missing choice is required', (schema, message) => {
  expect(v.safeParse(schema, '').issues?.[0].message).toBe(message);
});

it('other monthly income has its own bounds', () => {
  expect(v.parse(MonthlyIncomeSchema, '$1,200')).toBe(120_000);
  expect(v.safeParse(MonthlyIncomeSchema, '').issues?.[0].message).toBe('monthlyIncomeRequired');
});

it.each([
  ['1990-06-15', 36],
  ['1990-06-16', 35],
  ['2027-01-01', -1],
])('the age of someone born on %s is %i', (birthOn, age) => {
  expect(ageOn(birthOn, badInputsTodayOn)).toBe(age);
});

it.each([
  ['2024-06', 24],
  ['2024-07', 23],
  ['2026-07', -1],
])('since %s it is %i months', (month, months) => {
  expect(monthsSince(month, badInputsTodayOn)).toBe(months);
});

describe('masks', () => {
  it.each([
    [maskDate, '06151990', '06/15/1990'],
    [maskDate, '6/15/1990', '06/15/1990'],
    [maskDate, '06-15-1990', '06/15/1990'],
    [maskDate, '0615', '06/15'],
    [maskDate, '061519901', '06/15/1990'],
    [maskMonth, '6/2024', '06/2024'],
    [maskMonth, '062024', '06/2024'],
    [maskMonth, '06', '06'],
    [maskSsn, '123 45 6789', '123-45-6789'],
    [maskSsn, '1234', '123-4'],
    [maskZip, ' 04101-1234', '04101'],
    [maskZip, 'O41O1', '411'],
    [maskDollars, '85000', '85,000'],
    [maskDollars, '$1234567.5', '1,234,567.5'],
    [maskDollars, '085', '85'],
    [maskDollars, '85.000,00', '85.000,00'],
    [maskDollars, '1e5', '1e5'],
    [maskDollars, '', ''],
  ])('%o of %j is %j', (mask, typed, shown) => expect(mask(typed)).toBe(shown));
});
