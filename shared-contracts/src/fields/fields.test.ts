import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  EmailSchema,
  FirstNameSchema,
  isAreaCode,
  isWeakPassword,
  LastNameSchema,
  maskPhone,
  NewPasswordSchema,
  passwordRules,
  PhoneSchema,
  tollFreeCodes,
  VerificationCodeSchema,
} from './index.ts';

type Field = v.GenericSchema<string, string>;
const refusalOf = (schema: Field, typed: string) =>
  v.safeParse(schema, typed, { abortPipeEarly: true }).issues?.[0].message;

describe('Email (FIELD-48, FIELD-49: required, trimmed, valid format, max 60, plus sign not supported)', () => {
  it.each([
    ['required', '', 'emailRequired'],
    ['required after trim', '   ', 'emailRequired'],
    ['plus sign not supported', 'user+tag@example.com', 'emailPlus'],
    ['no domain ending', 'user@example', 'emailFormat'],
    ['two at signs', 'user@@example.com', 'emailFormat'],
    ['a space inside', 'user@exa mple.com', 'emailFormat'],
    ['61 characters', `${'a'.repeat(49)}@example.com`, 'emailLong'],
    ['60 characters', `${'a'.repeat(48)}@example.com`, undefined],
  ])('%s', (_row, typed, expected) => expect(refusalOf(EmailSchema, typed)).toBe(expected));

  it('is trimmed', () => expect(v.parse(EmailSchema, ' user@example.com ')).toBe('user@example.com'));
});

describe('First name (trimmed; min 2, max 15; letters, hyphen and apostrophe, none of them at either end)', () => {
  it.each([
    ['required after trim', '   ', 'nameRequired'],
    ['min 2', 'A', 'nameShort'],
    ['max 15', 'Christopherjohns', 'nameLong'],
    ['trailing hyphen', 'Ann-', 'nameEdges'],
    ['leading hyphen', '-Ann', 'nameEdges'],
    ['leading apostrophe', "'Ann", 'nameEdges'],
    ['trailing apostrophe', 'Ann’', 'nameEdges'],
    ['only a hyphen', '-', 'nameEdges'],
    ['special character', 'Ann@', 'nameLetters'],
    ['markup', '<b>Al</b>', 'nameLetters'],
    ['number', 'Ann2', 'nameLetters'],
  ])('%s is rejected: %j', (_row, typed, expected) =>
    expect(refusalOf(FirstNameSchema, typed)).toBe(expected),
  );

  it.each([
    ['trimmed', '  Ann  ', 'Ann'],
    ['15 letters', 'Christopherjohn', 'Christopherjohn'],
    ['hyphen inside', 'Mary-Jane', 'Mary-Jane'],
    ['space inside', 'Mary Ann', 'Mary Ann'],
    ['letters of any language', 'José', 'José'],
    ['a letter and its accent apart', 'José', 'José'],
    ['the apostrophe of phone keyboards', 'D’Arcy', "D'Arcy"],
  ])('%s: %j is stored as %j', (_row, typed, kept) => expect(v.parse(FirstNameSchema, typed)).toBe(kept));
});

describe('Last name (min 2, max 25; same rules)', () => {
  it.each([
    ['min 2', 'O', 'nameShort'],
    ['25 letters', 'Wolfeschlegelsteinhausenb', undefined],
    ['26 letters', 'Wolfeschlegelsteinhausenbe', 'nameLong'],
    ['dot', 'Smith Jr.', 'nameLetters'],
    ['apostrophe inside', "O'Neill", undefined],
  ])('%s: %j', (_row, typed, expected) => expect(refusalOf(LastNameSchema, typed)).toBe(expected));
});

describe('Phone (digits only, exactly 10; area code on the allow-list; fourth digit 2-9)', () => {
  it.each([
    ['required', ' ', 'phoneRequired'],
    ['9 digits', '212555013', 'phoneDigits'],
    ['11 digits', '12125550134', 'phoneDigits'],
    ['a country code', '+1 212 555 0134', 'phoneDigits'],
    ['digits of another script', '２１２５５５０１３４', 'phoneDigits'],
    ['letters', '212-555-CARS', 'phoneDigits'],
    ['no such area code', '0125550134', 'phoneArea'],
    ['nobody has 555 as area code', '5555550134', 'phoneArea'],
    ['a premium number', '9005550134', 'phoneArea'],
    ['fourth digit 0', '2120550134', 'phonePrefix'],
    ['fourth digit 1', '2121550134', 'phonePrefix'],
  ])('%s is rejected', (_row, typed, expected) => expect(refusalOf(PhoneSchema, typed)).toBe(expected));

  it.each([
    ['digits', '2125550134', '2125550134'],
    ['mask', '(212) 555 - 0134', '2125550134'],
    ['toll-free', '8005550134', '8005550134'],
    ['811, which the list names', '8115550134', '8115550134'],
    ['Wisconsin', '6085550134', '6085550134'],
  ])('%s: %s', (_row, typed, kept) => expect(v.parse(PhoneSchema, typed)).toBe(kept));

  it('includes every toll-free code on the list', () => expect(tollFreeCodes.every(isAreaCode)).toBe(true));

  it.each([
    '201',
    '212',
    '357',
    '436',
    '457',
    '465',
    '471',
    '483',
    '621',
    '624',
    '679',
    '729',
    '837',
    '861',
    '924',
    '989',
  ])('%s is in service', (code) => expect(isAreaCode(code)).toBe(true));

  it.each(['', '2', '20', '200', '290', '555', '900', '999', '100', '416', '787', '2o1'])(
    '%s is no area code of the US',
    (code) => expect(isAreaCode(code)).toBe(false),
  );
});

describe('the phone mask (999) 999 - 9999', () => {
  it.each([
    ['', ''],
    ['2', '(2'],
    ['212', '(212'],
    ['2125', '(212) 5'],
    ['212555', '(212) 555'],
    ['2125550', '(212) 555 - 0'],
    ['2125550134', '(212) 555 - 0134'],
    ['21255501349', '(212) 555 - 0134'],
    ['+1 212.555.0134', '(212) 555 - 0134'],
    ['(212) 555 - ', '(212) 555'],
    ['call me', ''],
  ])('%j is formatted as %j', (typed, shown) => expect(maskPhone(typed)).toBe(shown));
});

describe('Password (min 8; one lowercase, one uppercase, one digit, one special character; weak password rejected)', () => {
  it.each([
    ['required', '  ', 'passwordRequired'],
    ['7 characters', 'Abcde1!', 'passwordRules'],
    ['no lowercase', 'ABCDEF1!', 'passwordRules'],
    ['no uppercase', 'abcdef1!', 'passwordRules'],
    ['no digit', 'Abcdefg!', 'passwordRules'],
    ['no special character', 'Abcdefg1', 'passwordRules'],
    ['257 characters', `Aa1!${'x'.repeat(253)}`, 'passwordLong'],
    ['weak', 'Password1!', 'passwordWeak'],
    ['eight characters', 'Abcdef1!', undefined],
    ['64 characters', `Aa1!${'x'.repeat(60)}`, undefined],
  ])('%s', (_row, typed, expected) => expect(refusalOf(NewPasswordSchema, typed)).toBe(expected));

  it('reports which rules are met, in order', () =>
    expect(passwordRules.map(({ id, isMet }) => [id, isMet('Abc!')])).toEqual([
      ['length', false],
      ['lower', true],
      ['upper', true],
      ['digit', false],
      ['special', true],
    ]));

  it.each([
    ['Password1!', true],
    ['P@ssw0rd', true],
    ['P@$$w0rd2026!', true],
    ['Welcome123$', true],
    ['Qwerty12!', true],
    ['Forecourt1!', false],
    ['Passworthy-Road7', false],
    ['12345678!', false],
  ])('%s is weak: %s', (password, expected) => expect(isWeakPassword(password)).toBe(expected));
});

describe('Verification code (digits only, exactly 6)', () => {
  it.each([
    ['required', ' ', 'codeRequired'],
    ['5 digits', '12345', 'codeDigits'],
    ['7 digits', '1234567', 'codeDigits'],
    ['a letter', '12a456', 'codeDigits'],
    ['digits of another script', '١٢٣٤٥٦', 'codeDigits'],
    ['6 digits', '123456', undefined],
  ])('%s', (_row, typed, expected) => expect(refusalOf(VerificationCodeSchema, typed)).toBe(expected));

  it('may be pasted in groups', () => expect(v.parse(VerificationCodeSchema, ' 123 456\n')).toBe('123456'));
});
