import { describe, expect, it } from 'vitest';
import { accountEmail } from './accounts.ts';
import { attributeChange } from './attributes.ts';

const change = (Name: string, Value: string) => attributeChange([{ Name, Value }]);

describe('what the forms refuse, the service refuses', () => {
  it.each([
    ['given_name', '   ', 'required after trim'],
    ['given_name', 'A', 'min 2'],
    ['given_name', 'Christopherjohns', 'max 15'],
    ['given_name', 'Ann-', 'trailing hyphen'],
    ['given_name', "'Ann", 'leading apostrophe'],
    ['given_name', 'Ann@', 'special'],
    ['given_name', '<b>Al</b>', 'special'],
    ['family_name', 'O', 'min 2'],
    ['family_name', 'Wolfeschlegelsteinhausenbe', 'max 25'],
    ['family_name', 'Smith Jr.', 'dot'],
    ['phone_number', '+112125550134', 'eleven digits'],
    ['phone_number', '+12120550134', 'fourth digit 0'],
    ['phone_number', '+10125550134', 'area code'],
    ['phone_number', '2125550134', 'not international'],
    ['phone_number', '+1２１２５５５０１３４', 'not 0-9'],
    ['nickname', 'Ann', 'no such attribute'],
  ])('%s %j: %s', (name, value) => {
    expect(() => change(name, value)).toThrow();
  });

  it('the language of a sign-up is accepted, and changes nothing here', () =>
    expect(change('locale', 'es')).toEqual({}));

  it.each(['', 'user+tag@example.com', 'user@example', 'user@@example.com', 'user@exa mple.com'])(
    'email %j',
    (email) => {
      expect(() => accountEmail(email)).toThrow('Invalid email address format.');
    },
  );

  it('an email of 61 characters', () => {
    expect(() => accountEmail(`${'a'.repeat(49)}@example.com`)).toThrow('Invalid email address format.');
  });
});

describe('what the forms take, the service takes and stores', () => {
  it.each([
    ['given_name', '  Ann  ', { givenName: 'Ann' }],
    ['given_name', 'José', { givenName: 'José' }],
    ['given_name', 'D’Arcy', { givenName: "D'Arcy" }],
    ['given_name', 'Mary Ann', { givenName: 'Mary Ann' }],
    ['family_name', 'Wolfeschlegelsteinhausenb', { familyName: 'Wolfeschlegelsteinhausenb' }],
    ['phone_number', '+12125550134', { phoneNumber: '+12125550134', isPhoneVerified: false }],
    ['phone_number', '+18115550134', { phoneNumber: '+18115550134', isPhoneVerified: false }],
  ])('%s %j', (name, value, kept) => {
    expect(change(name, value)).toEqual(kept);
  });

  it('an address in any case', () => {
    expect(accountEmail(' User@Example.com ')).toBe('user@example.com');
  });
});
