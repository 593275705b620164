import * as v from 'valibot';
import { tollFreeCodes } from '../fields/area-codes.ts';
import { PhoneSchema } from '../fields/phone.ts';
import { phoneDigits } from '../formats/phone.ts';

/** Whether ten digits start with a toll-free area code (FIELD-42); such a number is not a mobile (FIELD-44). */
export function isTollFree(digits: string): boolean {
  return tollFreeCodes.includes(digits.slice(0, 3));
}

/**
 * The number of a mobile phone, bare or formatted; the output is ten digits. It is a phone number (`PhoneSchema`), but not a toll-free one,
 * which receives no texts (FIELD-44). Message keys: `validation.required`, `validation.phone`, `validation.tollFree`.
 */
export const MobilePhoneSchema = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('validation.required'),
  v.check((text) => v.is(PhoneSchema, text), 'validation.phone'),
  v.transform(phoneDigits),
  v.check((digits) => !isTollFree(digits), 'validation.tollFree'),
);
