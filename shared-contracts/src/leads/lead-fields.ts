import * as v from 'valibot';
import { EmailSchema, FirstNameSchema, LastNameSchema, PhoneSchema } from '../fields/index.ts';

/** The longest comment of a lead, in characters. */
export const commentsMaxLength = 500;

/** A phone number that may be left out: empty text is none. */
const OptionalPhoneSchema = v.pipe(
  v.optional(v.string(), ''),
  v.transform((text) => (text.trim() === '' ? undefined : text)),
  v.optional(PhoneSchema),
);

/** Free text of several lines. Line ends become `\n`, other control characters go, so that nothing in it can end a header of a mail. */
const CommentsSchema = v.pipe(
  v.optional(v.string(), ''),
  v.transform(plainLines),
  v.maxLength(commentsMaxLength, 'commentsLong'),
);

function plainLines(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(/(?!\n)\p{Cc}/gu, '')
    .trim();
}

/**
 * The person who asks, as forms and server read them (SHOP-70, SHOP-71): names, email, an optional phone number, comments,
 * and consent to be called. Message keys are those of the single fields, `commentsLong` for the comments.
 */
export const leadPersonEntries = {
  firstName: FirstNameSchema,
  lastName: LastNameSchema,
  email: EmailSchema,
  phoneNumber: OptionalPhoneSchema,
  comments: CommentsSchema,
  consent: v.boolean(),
};

/** Whether consent is given where it is needed: with a phone number, and only then (FIELD-46). */
export function hasNeededConsent(lead: {
  readonly phoneNumber?: string | undefined;
  readonly consent: boolean;
}): boolean {
  return lead.phoneNumber === undefined || lead.consent;
}
