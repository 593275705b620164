import * as v from 'valibot';
import { EmailSchema, FirstNameSchema, LastNameSchema, PhoneSchema } from '../fields/index.ts';

/** Maximum length of a lead's comments, in characters. */
export const commentsMaxLength = 500;

/** An optional phone number: empty text means none. */
const OptionalPhoneSchema = v.pipe(
  v.optional(v.string(), ''),
  v.transform((text) => (text.trim() === '' ? undefined : text)),
  v.optional(PhoneSchema),
);

/** Multi-line free text. Line ends become `\n` and other control characters are removed, so that it cannot inject email headers. */
const CommentsSchema = v.pipe(
  v.optional(v.string(), ''),
  v.transform(plainLines),
  v.maxLength(commentsMaxLength, 'commentsLong'),
);

function plainLines(text: string): string {
  return text
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(/(?!\n)\p{Cc}/gu, '')
    .normalize('NFC')
    .trim();
}

/**
 * The person making the request, as validated by forms and server (SHOP-70, SHOP-71): names, email, an optional phone number, comments, and
 * consent to be called. Message keys are those of the individual fields, plus `commentsLong`.
 */
export const leadPersonEntries = {
  firstName: FirstNameSchema,
  lastName: LastNameSchema,
  email: EmailSchema,
  phoneNumber: OptionalPhoneSchema,
  comments: CommentsSchema,
  consent: v.boolean(),
};

/** Whether consent is given if required: with a phone number, and only then (FIELD-46). */
export function hasNeededConsent(lead: {
  readonly phoneNumber?: string | undefined;
  readonly consent: boolean;
}): boolean {
  return lead.phoneNumber === undefined || lead.consent;
}
