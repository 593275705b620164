/** Fields that must differ between the two people of an application; `phoneNumber` and `ssn` are digits. */
export interface PersonIdentifiers {
  readonly phoneNumber?: string | undefined;
  readonly email?: string | undefined;
  readonly ssn?: string | undefined;
}

/**
 * Fields where a co-applicant or co-buyer has the same value as the applicant although it must differ (FIELD-80), with message keys. Email
 * addresses are compared case-insensitively (FIELD-51); values missing for either person are ignored.
 */
export function duplicateFields(
  applicant: PersonIdentifiers,
  other: PersonIdentifiers,
): Partial<Record<keyof PersonIdentifiers, string>> {
  const isSame = (one: string | undefined, two: string | undefined) =>
    one !== undefined && one !== '' && one.toLowerCase() === two?.toLowerCase();
  return {
    ...(isSame(applicant.phoneNumber, other.phoneNumber) && { phoneNumber: 'phoneSame' }),
    ...(isSame(applicant.email, other.email) && { email: 'emailSame' }),
    ...(isSame(applicant.ssn, other.ssn) && { ssn: 'ssnSame' }),
  };
}
