import * as v from 'valibot';

/** Maximum length of an email address in a form (FIELD-48). */
export const emailMaxLength = 60;

/**
 * An email address: required, trimmed, valid format, at most 60 characters, without a plus sign (FIELD-48, FIELD-49). The output preserves
 * case; addresses are compared case-insensitively (FIELD-51). Message keys: `emailRequired`, `emailPlus`, `emailFormat`, `emailLong`.
 */
export const EmailSchema = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('emailRequired'),
  v.excludes('+', 'emailPlus'),
  v.email('emailFormat'),
  v.maxLength(emailMaxLength, 'emailLong'),
);
