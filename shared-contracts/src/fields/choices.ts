import * as v from 'valibot';

/** Marital status in the only words that a creditor may ask for (12 CFR 1002.5(d)(1)). */
export const maritalStatuses = ['Married', 'Unmarried', 'Separated'] as const;
/** What a co-applicant or co-buyer is to the applicant. */
export const relationshipTypes = ['Spouse', 'Parent', 'Child', 'Sibling', 'Partner', 'Other'] as const;
/** How somebody lives. Whoever neither owns nor rents has no housing expense to state. */
export const housingStatuses = ['Own', 'Rent', 'Family', 'Other'] as const;
/** What somebody does for a living. */
export const employmentStatuses = [
  'Employed',
  'SelfEmployed',
  'Military',
  'Retired',
  'Student',
  'Unemployed',
] as const;
/** Where income that is no pay of the stated job comes from. */
export const incomeSources = [
  'Salary',
  'SelfEmployment',
  'Pension',
  'SocialSecurity',
  'Disability',
  'Investments',
  'Rental',
  'Support',
  'Other',
] as const;

export type MaritalStatus = (typeof maritalStatuses)[number];
export type RelationshipType = (typeof relationshipTypes)[number];
export type HousingStatus = (typeof housingStatuses)[number];
export type EmploymentStatus = (typeof employmentStatuses)[number];
export type IncomeSource = (typeof incomeSources)[number];

/** Each is required (FIELD-78, FIELD-79); the message key says which. */
export const MaritalStatusSchema = v.picklist(maritalStatuses, 'maritalStatusRequired');
export const RelationshipTypeSchema = v.picklist(relationshipTypes, 'relationshipRequired');
export const HousingStatusSchema = v.picklist(housingStatuses, 'housingStatusRequired');
export const EmploymentStatusSchema = v.picklist(employmentStatuses, 'employmentStatusRequired');
export const IncomeSourceSchema = v.picklist(incomeSources, 'incomeSourceRequired');
