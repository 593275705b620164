import * as v from 'valibot';
import { isAreaCode } from './area-codes.ts';

/**
 * A phone number, bare or formatted as `(999) 999 - 9999`; the output is ten digits. The area code is on the allow-list, the fourth digit
 * is 2 to 9, and a country code makes it too long (FIELD-41, FIELD-42, FIELD-47). Message keys, first match wins: `phoneRequired`,
 * `phoneDigits`, `phoneArea`, `phonePrefix`.
 */
export const PhoneSchema = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('phoneRequired'),
  v.transform((text) => text.replace(/[\s().-]/g, '')),
  v.regex(/^\d{10}$/, 'phoneDigits'),
  v.check((digits) => isAreaCode(digits.slice(0, 3)), 'phoneArea'),
  v.regex(/^\d{3}[2-9]/, 'phonePrefix'),
);

/**
 * Formats the text of a phone field: the digits so far as `(999) 999 - 9999` (FIELD-90). Anything may be pasted: every leading 1 is dropped,
 * a country code, since no area code starts with it (FIELD-47), and so is everything after the tenth digit.
 */
export function maskPhone(text: string): string {
  const digits = text.replace(/\D/g, '').replace(/^1+/, '').slice(0, 10);
  if (digits.length <= 3) return digits === '' ? '' : `(${digits}`;
  if (digits.length <= 6) return `(${digits.slice(0, 3)}) ${digits.slice(3)}`;
  return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)} - ${digits.slice(6)}`;
}
