import * as v from 'valibot';

/** Maximum length of occupation and employer (FIELD-76, FIELD-77). */
export const workMaxLength = { occupation: 26, employer: 25 } as const;

/** An occupation: trimmed, at most 26 long (FIELD-76). Message keys: `occupationRequired`, `occupationLong`. */
export const OccupationSchema = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('occupationRequired'),
  v.maxLength(workMaxLength.occupation, 'occupationLong'),
);

/** An employer's name: trimmed, at most 25 long (FIELD-77). Message keys: `employerRequired`, `employerLong`. */
export const EmployerNameSchema = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('employerRequired'),
  v.maxLength(workMaxLength.employer, 'employerLong'),
);
