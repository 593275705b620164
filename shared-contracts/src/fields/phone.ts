import * as v from 'valibot';
import { isAreaCode } from './area-codes.ts';

/**
 * A phone number, bare or in the mask `(999) 999 - 9999`; its output is ten digits. The area code is one of the allow-list, the fourth
 * digit 2 to 9, and a country code makes it too long (FIELD-41, FIELD-42, FIELD-47).
 * Message keys, the first that applies: `phoneRequired`, `phoneDigits`, `phoneArea`, `phonePrefix`.
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
 * What a phone field shows of the text in it: the digits so far in the mask `(999) 999 - 9999` (FIELD-90). Anything may be
 * pasted: a leading country code 1 is left out, since no area code begins with it (FIELD-47), and so is what follows the tenth digit.
 */
export function maskPhone(text: string): string {
  const digits = text.replace(/\D/g, '').replace(/^1/, '').slice(0, 10);
  if (digits.length <= 3) return digits === '' ? '' : `(${digits}`;
  if (digits.length <= 6) return `(${digits.slice(0, 3)}) ${digits.slice(3)}`;
  return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)} - ${digits.slice(6)}`;
}
