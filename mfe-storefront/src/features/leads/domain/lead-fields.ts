/** The fields in form order. */
export const leadFields = [
  'firstName',
  'lastName',
  'email',
  'phoneNumber',
  'preferredDate',
  'comments',
  'consent',
] as const;
export type LeadField = (typeof leadFields)[number];
