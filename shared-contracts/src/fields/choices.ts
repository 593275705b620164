import * as v from 'valibot';

/** Marital status, limited to the terms that a creditor may use (12 CFR 1002.5(d)(1)). */
export const maritalStatuses = ['Married', 'Unmarried', 'Separated'] as const;
/** Relationship of a co-applicant or co-buyer to the applicant. */
export const relationshipTypes = ['Spouse', 'Parent', 'Child', 'Sibling', 'Partner', 'Other'] as const;
/** Housing status. Those who neither own nor rent have no housing expense to enter. */
export const housingStatuses = ['Own', 'Rent', 'Family', 'Other'] as const;
/** Employment status. */
export const employmentStatuses = [
  'Employed',
  'SelfEmployed',
  'Military',
  'Retired',
  'Student',
  'Unemployed',
] as const;
/** Sources of income other than the stated job. */
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

/** Each is required (FIELD-78, FIELD-79), with its own message key. */
export const MaritalStatusSchema = v.picklist(maritalStatuses, 'maritalStatusRequired');
export const RelationshipTypeSchema = v.picklist(relationshipTypes, 'relationshipRequired');
export const HousingStatusSchema = v.picklist(housingStatuses, 'housingStatusRequired');
export const EmploymentStatusSchema = v.picklist(employmentStatuses, 'employmentStatusRequired');
export const IncomeSourceSchema = v.picklist(incomeSources, 'incomeSourceRequired');
