import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  AddressLine1Schema,
  AddressLine2Schema,
  CitySchema,
  CountySchema,
  StateCodeSchema,
  ZipSchema,
} from './address.ts';

type TextSchema = v.GenericSchema<string, string>;
const x = (count: number) => 'x'.repeat(count);

/** Rows with their number in the list of bad inputs, if any: the input, and the message or the stored value. */
const rows: readonly (readonly [string, TextSchema, string, string | { readonly is: string }])[] = [
  ['026 a street', AddressLine1Schema, '123 Main St', { is: '123 Main St' }],
  ['027 nothing', AddressLine1Schema, '', 'addressRequired'],
  ['027 blanks', AddressLine1Schema, '   ', 'addressRequired'],
  ['trimmed', AddressLine1Schema, '  12 Elm Rd ', { is: '12 Elm Rd' }],
  ['029 text missing', AddressLine1Schema, '123', 'addressForm'],
  ['number missing', AddressLine1Schema, 'Main Street', 'addressForm'],
  ['one character', AddressLine1Schema, '1', 'addressForm'],
  ['030 a number of 6', AddressLine1Schema, '123456 Main St', { is: '123456 Main St' }],
  ['a number of 7', AddressLine1Schema, '1234567 Main St', 'addressForm'],
  ['a number with a letter', AddressLine1Schema, '12B Rue Élysée', { is: '12B Rue Élysée' }],
  ['a street of 35', AddressLine1Schema, `12 ${x(35)}`, { is: `12 ${x(35)}` }],
  ['032 a street of 36', AddressLine1Schema, `12 ${x(36)}`, 'addressForm'],
  ['033 general address', AddressLine1Schema, 'RR 1234, PO Box 123456', { is: 'RR 1234, PO Box 123456' }],
  ['a PO box', AddressLine1Schema, 'P.O. Box 77', { is: 'P.O. Box 77' }],
  ['a rural route', AddressLine1Schema, 'RR 2', { is: 'RR 2' }],
  ['box before route', AddressLine1Schema, 'PO Box 12, RR 3', 'addressForm'],
  ['035 a box of 7 digits', AddressLine1Schema, 'PO Box 1234567', 'addressForm'],
  ['a box without a number', AddressLine1Schema, 'PO Box', 'addressForm'],
  ['036 over 60', AddressLine1Schema, x(61), 'addressLong'],
  ['none', AddressLine2Schema, '', { is: '' }],
  ['a flat', AddressLine2Schema, ' Apt 4 ', { is: 'Apt 4' }],
  ['16', AddressLine2Schema, x(16), { is: x(16) }],
  ['038 over 16', AddressLine2Schema, 'Apartment 12345678', 'addressLine2Long'],
  ['a city', CitySchema, ' Detroit ', { is: 'Detroit' }],
  ['039 one letter', CitySchema, 'A', 'cityShort'],
  ['no city', CitySchema, ' ', 'cityRequired'],
  ['a city of 41', CitySchema, x(41), 'cityLong'],
  ['041 a dot', CountySchema, 'St. Clair', { is: 'St. Clair' }],
  ['042 an apostrophe', CountySchema, "Prince George's", 'countyLetters'],
  ['a letter of another language', CountySchema, 'Doña Ana', { is: 'Doña Ana' }],
  ['a digit', CountySchema, 'District 9', 'countyLetters'],
  ['one letter of a county', CountySchema, 'A', 'countyShort'],
  ['26', CountySchema, x(26), 'countyLong'],
  ['no county', CountySchema, '', 'countyRequired'],
  ['a state', StateCodeSchema, 'MI', { is: 'MI' }],
  ['no state', StateCodeSchema, '', 'stateRequired'],
  ['a name of a state', StateCodeSchema, 'Michigan', 'stateRequired'],
  ['044 a ZIP', ZipSchema, '90210', { is: '90210' }],
  ['pasted with blanks', ZipSchema, ' 90210 ', { is: '90210' }],
  ['no ZIP', ZipSchema, '', 'zipRequired'],
  ['045 four digits', ZipSchema, '9021', 'zipDigits'],
  ['047 with its extension', ZipSchema, '90210-1234', 'zipDigits'],
  ['048 a letter', ZipSchema, '9021O', 'zipDigits'],
  ['050 Canada', ZipSchema, 'K1A 0B1', 'zipDigits'],
  ['not 0-9', ZipSchema, '９０２１０', 'zipDigits'],
];

describe('address fields', () => {
  it.each(rows)('%s', (_, schema, typed, expected) => {
    const result = v.safeParse(schema, typed);
    expect(result.success ? { is: result.output } : result.issues[0]?.message).toEqual(expected);
  });
});
