import * as v from 'valibot';

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
