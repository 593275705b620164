import * as v from 'valibot';

/** How many digits a verification code has (FIELD-56). */
export const codeLength = 6;

/**
 * A verification code or passcode: digits only, exactly six (FIELD-56); blanks between them, as mails and phones paste them, are left out
 * (FIELD-59). Message keys: `codeRequired`, `codeDigits`.
 */
export const VerificationCodeSchema = v.pipe(
  v.string(),
  v.transform((text) => text.replace(/\s/g, '')),
  v.nonEmpty('codeRequired'),
  v.regex(/^\d{6}$/, 'codeDigits'),
);
