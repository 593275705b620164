import * as v from 'valibot';

/**
 * A Social Security number or ITIN: dashes are removed, then exactly nine digits that do not start with 000 or 666, do not end with 0000
 * and whose middle group is not 00 (FIELD-73). Numbers starting with 9 are accepted, as ITINs do. Message keys, first match wins:
 * `ssnRequired`, `ssnDigits`, `ssnForm`. Never log the output, store it in a browser or return it in a response.
 */
export const SsnSchema = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('ssnRequired'),
  v.transform((text) => text.replaceAll('-', '')),
  v.regex(/^[0-9]{9}$/, 'ssnDigits'),
  v.regex(/^(?!000|666)[0-9]{3}(?!00)[0-9]{2}(?!0000)[0-9]{4}$/, 'ssnForm'),
);

/** The last four digits of a Social Security number (FIELD-74). Message keys: `ssnLast4Required`, `ssnLast4Digits`. */
export const SsnLast4Schema = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('ssnLast4Required'),
  v.regex(/^[0-9]{4}$/, 'ssnLast4Digits'),
);

/** The last four digits of a loan account number (FIELD-75). Message keys: `accountLast4Required`, `accountLast4Digits`. */
export const AccountLast4Schema = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('accountLast4Required'),
  v.regex(/^[0-9]{4}$/, 'accountLast4Digits'),
);
