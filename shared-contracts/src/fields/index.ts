export {
  AddressLine1Schema,
  AddressLine2Schema,
  addressMaxLength,
  CitySchema,
  CountySchema,
  HomeAddressLine1Schema,
  StateCodeSchema,
  ZipSchema,
} from './address.ts';
export { isAreaCode, tollFreeCodes } from './area-codes.ts';
export { ageOn, birthDateSchema } from './birth-date.ts';
export {
  EmploymentStatusSchema,
  employmentStatuses,
  HousingStatusSchema,
  housingStatuses,
  IncomeSourceSchema,
  incomeSources,
  MaritalStatusSchema,
  maritalStatuses,
  RelationshipTypeSchema,
  relationshipTypes,
} from './choices.ts';
export { EmailSchema } from './email.ts';
export { AccountLast4Schema, SsnLast4Schema } from './last-four.ts';
export { maskDate, maskDollars, maskMonth, maskSsn, maskZip, type Mask } from './mask.ts';
export { AnnualIncomeSchema, MonthlyHousingSchema, MonthlyIncomeSchema } from './money.ts';
export { NewPasswordSchema, isWeakPassword, passwordRules } from './password.ts';
export { FirstNameSchema, LastNameSchema, MiddleNameSchema } from './person-name.ts';
export { PhoneSchema, maskPhone } from './phone.ts';
export { refusedFields, type RefusedField } from './refused-fields.ts';
export { duplicateFields } from './second-person.ts';
export { historyMonths, monthsSince, startMonthError, startMonthSchema } from './start-month.ts';
export { SsnSchema } from './ssn.ts';
export { VerificationCodeSchema } from './verification-code.ts';
export { hasVinCheckDigit, VinSchema } from './vin.ts';
export { EmployerNameSchema, OccupationSchema } from './work.ts';
