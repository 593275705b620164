import * as v from 'valibot';

/** Maximum length of line 1 (FIELD-31), line 2 (FIELD-34), city (FIELD-35) and county (FIELD-36). */
export const addressMaxLength = { line1: 60, line2: 16, city: 40, county: 25 } as const;

const street = /^\d[\dA-Za-z/-]{0,5}\s+\S.{0,34}$/;
const ruralRoute = /(?:rr|r\.r\.|rural route)\s*#?\d{1,6}/.source;
const poBox = /(?:p\.?\s*o\.?\s*box|post office box|box)\s*#?\d{1,6}/.source;
const routeOrBox = new RegExp(`^(?:${ruralRoute}|${poBox}|${ruralRoute}\\s*,?\\s*${poBox})$`, 'i');
const anyPoBox = /\bp\.?\s*o\.?\s*b(?:ox)?\b|\bpost\s+office\s+box\b|^box\b/i;
const anyRouteOrBox = /^(?:rr\b|r\.r\.|rural\s+route|p\.?\s*o\.?\s*b|post\s+office\s+b|box\b)/i;

/**
 * Whether a line looks like an address: a number of at most 6 characters and then a street of at most 35, or a rural route, a PO box, or
 * both in this order, each number at most 6 digits (`RR 1234, PO Box 123456`).
 */
function isAddressLine(line: string): boolean {
  if (anyRouteOrBox.test(line)) return routeOrBox.test(line);
  return street.test(line) && /\p{L}/u.test(line);
}

/**
 * The first line of a postal address, which may be a PO box: trimmed, 2 to 60 long, a number and then text, or a rural route or PO box
 * (FIELD-30, FIELD-31, FIELD-32). Message keys, first match wins: `addressRequired`, `addressLong`, `addressForm`.
 */
export const AddressLine1Schema = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('addressRequired'),
  v.maxLength(addressMaxLength.line1, 'addressLong'),
  v.minLength(2, 'addressForm'),
  v.check(isAddressLine, 'addressForm'),
);

/**
 * The first line of a home address: as {@link AddressLine1Schema}, but no PO box (FIELD-33). A rural route is allowed. Additional message
 * key: `addressPoBox`.
 */
export const HomeAddressLine1Schema = v.pipe(
  AddressLine1Schema,
  v.check((line) => !anyPoBox.test(line), 'addressPoBox'),
);

/** The second line: trimmed, may be empty, at most 16 long (FIELD-34). Message key: `addressLine2Long`. */
export const AddressLine2Schema = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(addressMaxLength.line2, 'addressLine2Long'),
);

/** A city: trimmed, at least 2 long and at most 40, to prevent abuse (FIELD-35). Message keys: `cityRequired`, `cityShort`, `cityLong`. */
export const CitySchema = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('cityRequired'),
  v.minLength(2, 'cityShort'),
  v.maxLength(addressMaxLength.city, 'cityLong'),
);

/**
 * A county: trimmed, 2 to 25 long, letters, dashes, spaces and dots only (FIELD-36). Message keys, first match wins: `countyRequired`,
 * `countyLetters`, `countyShort`, `countyLong`.
 */
export const CountySchema = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('countyRequired'),
  v.regex(/^[\p{L}\p{M}. -]+$/u, 'countyLetters'),
  v.minLength(2, 'countyShort'),
  v.maxLength(addressMaxLength.county, 'countyLong'),
);

/** A state as its two capital letters (FIELD-37). Message key: `stateRequired`. */
export const StateCodeSchema = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'stateRequired'));

/**
 * A US ZIP: five digits, no extension (FIELD-38). Whether it is in use, and matches city and state (FIELD-39), requires a lookup. Message
 * keys: `zipRequired`, `zipDigits`.
 */
export const ZipSchema = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('zipRequired'),
  v.regex(/^[0-9]{5}$/, 'zipDigits'),
);
