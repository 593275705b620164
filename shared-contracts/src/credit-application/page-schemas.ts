import * as v from 'valibot';
import {
  AddressLine2Schema,
  AnnualIncomeSchema,
  birthDateSchema,
  CitySchema,
  EmailSchema,
  EmployerNameSchema,
  EmploymentStatusSchema,
  FirstNameSchema,
  HomeAddressLine1Schema,
  HousingStatusSchema,
  IncomeSourceSchema,
  LastNameSchema,
  MaritalStatusSchema,
  MiddleNameSchema,
  MonthlyHousingSchema,
  MonthlyIncomeSchema,
  OccupationSchema,
  PhoneSchema,
  RelationshipTypeSchema,
  startMonthSchema,
  StateCodeSchema,
  ZipSchema,
} from '../fields/index.ts';
import { applicationPlans } from './application-plans.ts';
import type { PagePart } from './page-ids.ts';

const YesNoSchema = v.picklist(['yes', 'no'], 'answerRequired');
const ConsentSchema = v.literal('yes', 'jointConsentRequired');

/** Allows empty text as no answer; any other text must match the schema. */
function optionalText<T extends v.GenericSchema<string, unknown>>(schema: T) {
  return v.union([v.pipe(v.string(), v.trim(), v.literal('')), schema], (issue) => {
    const result = v.safeParse(schema, issue.input);
    return result.issues?.[0].message ?? 'answerRequired';
  });
}

const nameEntries = {
  firstName: FirstNameSchema,
  middleName: optionalText(MiddleNameSchema),
  lastName: LastNameSchema,
};
const addressEntries = {
  line1: HomeAddressLine1Schema,
  line2: AddressLine2Schema,
  zip: ZipSchema,
  city: CitySchema,
  state: StateCodeSchema,
};

/**
 * The fields of each page in order, as the form sends them: text only, parsed by the schemas of the validation catalog. `todayOn` is
 * today's date in the dealer's time zone. No page contains a Social Security number.
 */
export function pageEntries(todayOn: string) {
  const since = startMonthSchema(todayOn);
  const previous = { ...addressEntries, since };
  return {
    plan: { plan: v.picklist(applicationPlans, 'planRequired') },
    relationship: { relationship: RelationshipTypeSchema, sameAddress: YesNoSchema },
    'joint-consent': { applicantConsent: ConsentSchema, secondConsent: ConsentSchema },
    name: nameEntries,
    contact: { phoneNumber: PhoneSchema, email: EmailSchema },
    'birth-date': { birthDate: birthDateSchema(todayOn) },
    address: addressEntries,
    housing: { housingStatus: HousingStatusSchema, monthlyHousing: MonthlyHousingSchema, since },
    'previous-address': previous,
    'previous-address-2': previous,
    'previous-address-3': previous,
    'marital-status': { maritalStatus: MaritalStatusSchema },
    spouse: { ...nameEntries, sameAddress: YesNoSchema },
    'spouse-address': addressEntries,
    employment: { employmentStatus: EmploymentStatusSchema },
    job: {
      occupation: OccupationSchema,
      employer: EmployerNameSchema,
      since,
      workPhone: PhoneSchema,
    },
    'previous-job': { occupation: OccupationSchema, employer: EmployerNameSchema, since },
    income: { annualIncome: AnnualIncomeSchema, incomeSource: IncomeSourceSchema },
    'other-income': {
      monthlyIncome: optionalText(MonthlyIncomeSchema),
      otherSource: optionalText(IncomeSourceSchema),
    },
  } as const satisfies Record<PagePart, v.ObjectEntries>;
}

/** Names of a page's fields in order. */
export function pageFields(part: PagePart): readonly string[] {
  return Object.keys(pageEntries('2000-01-01')[part]);
}
