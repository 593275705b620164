import * as v from 'valibot';
import { tollFreeCodes } from '../fields/area-codes.ts';
import { phoneDigits } from '../formats/phone.ts';

/** Whether ten digits start with a toll-free area code (FIELD-42); such a number is not a mobile (FIELD-44). */
export function isTollFree(digits: string): boolean {
  return tollFreeCodes.includes(digits.slice(0, 3));
}

/**
 * A mobile number in any common format; the output is ten digits. The first and fourth digits are 2 to 9 (FIELD-41), and a toll-free number
 * is rejected, since it receives no texts (FIELD-44). Message keys: `validation.required`, `validation.phone`, `validation.tollFree`.
 */
export const MobilePhoneSchema = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, 'validation.required'),
  v.maxLength(30, 'validation.phone'),
  v.regex(/^[\d\s().+-]+$/, 'validation.phone'),
  v.transform(phoneDigits),
  v.regex(/^[2-9]\d{2}[2-9]\d{6}$/, 'validation.phone'),
  v.check((digits) => !isTollFree(digits), 'validation.tollFree'),
);
