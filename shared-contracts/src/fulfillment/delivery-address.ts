import * as v from 'valibot';

const poBox = /\bp\.?\s*o\.?\s*(b|box)\b|\bpost\s+office\s+box\b|^\s*box\s*#?\d/i;
const ruralRoute = /^(rr|r\.r\.|rural route)\s*#?\d{1,6}(\s*,?\s*box\s*#?\d{1,6})?$/i;
const street = /^\d[\dA-Za-z/-]{0,5}\s+\S.{0,34}$/;

/** Whether an address line is a PO box, where no vehicle can be delivered. */
export function isPoBox(line: string): boolean {
  return poBox.test(line);
}

/**
 * Whether a line is a number of at most 6 characters and a street name of at most 35, or a rural route with numbers of at most 6 digits.
 */
export function isStreetAddress(line: string): boolean {
  return (street.test(line) && /[a-z]/i.test(line)) || ruralRoute.test(line);
}

const Line1Schema = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(2, 'validation.required'),
  v.maxLength(60, 'validation.tooLong'),
  v.check((line) => !isPoBox(line), 'validation.poBox'),
  v.check(isStreetAddress, 'validation.street'),
);

/**
 * A delivery address: line 1 (FIELD-31, FIELD-32), line 2 (FIELD-34), city (FIELD-35) and ZIP (FIELD-38). Message keys:
 * `validation.required`, `.tooLong`, `.poBox`, `.street`, `.state`, `.zip`. An empty second line is omitted.
 */
export const DeliveryAddressSchema = v.object({
  line1: Line1Schema,
  line2: v.pipe(
    v.optional(v.string(), ''),
    v.trim(),
    v.maxLength(16, 'validation.tooLong'),
    v.check((line) => !isPoBox(line), 'validation.poBox'),
  ),
  city: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(2, 'validation.required'),
    v.maxLength(40, 'validation.tooLong'),
  ),
  state: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'validation.required')),
  zip: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, 'validation.required'),
    v.regex(/^\d{5}$/, 'validation.zip'),
  ),
});
export type DeliveryAddress = v.InferOutput<typeof DeliveryAddressSchema>;
