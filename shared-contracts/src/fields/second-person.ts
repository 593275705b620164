/** What tells two people of one application apart; `phoneNumber` and `ssn` are digits. */
export interface PersonMarks {
  readonly phoneNumber?: string | undefined;
  readonly email?: string | undefined;
  readonly ssn?: string | undefined;
}

/**
 * What a co-applicant or co-buyer shares with the applicant although it must differ (FIELD-80), by field, with its message key.
 * Email addresses compare without case (FIELD-51); a value that one of the two lacks is fine.
 */
export function sharedMarks(
  applicant: PersonMarks,
  other: PersonMarks,
): Partial<Record<keyof PersonMarks, string>> {
  const isSame = (one: string | undefined, two: string | undefined) =>
    one !== undefined && one !== '' && one.toLowerCase() === two?.toLowerCase();
  return {
    ...(isSame(applicant.phoneNumber, other.phoneNumber) && { phoneNumber: 'phoneSame' }),
    ...(isSame(applicant.email, other.email) && { email: 'emailSame' }),
    ...(isSame(applicant.ssn, other.ssn) && { ssn: 'ssnSame' }),
  };
}
