import * as v from 'valibot';

/**
 * A verification code or passcode: digits only, exactly six (FIELD-56); spaces between them, as pasted from emails and phones, are removed
 * (FIELD-59). Message keys: `codeRequired`, `codeDigits`.
 */
export const VerificationCodeSchema = v.pipe(
  v.string(),
  v.transform((text) => text.replace(/\s/g, '')),
  v.nonEmpty('codeRequired'),
  v.regex(/^\d{6}$/, 'codeDigits'),
);
