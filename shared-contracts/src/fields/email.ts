import * as v from 'valibot';

/** The longest email address that a form takes (FIELD-48). */
export const emailMaxLength = 60;

/**
 * An email address: required, trimmed, of a valid form, at most 60 characters, without a plus sign (FIELD-48, FIELD-49).
 * The output keeps upper case; addresses are compared without it (FIELD-51).
 * Message keys: `emailRequired`, `emailPlus`, `emailFormat`, `emailLong`.
 */
export const EmailSchema = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('emailRequired'),
  v.excludes('+', 'emailPlus'),
  v.email('emailFormat'),
  v.maxLength(emailMaxLength, 'emailLong'),
);
