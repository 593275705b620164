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
