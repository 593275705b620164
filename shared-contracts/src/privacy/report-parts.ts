import * as v from 'valibot';

const stored = { hasBirthDate: v.boolean(), hasIncome: v.boolean(), hasSsn: v.boolean() };

/**
 * Reported applications for credit or for a cash order. Birth dates, incomes and Social Security numbers are stored encrypted and never
 * leave, so only their presence is reported, and the last four digits of the applicant's number.
 */
export const ReportedApplicationsSchema = v.array(
  v.object({
    status: v.string(),
    startedAt: v.string(),
    updatedAt: v.string(),
    submittedAt: v.nullable(v.string()),
    /** The order that it became; null for a draft. */
    orderNumber: v.nullable(v.string()),
    /** What was entered, by page and field, about both people. */
    answers: v.record(v.string(), v.record(v.string(), v.string())),
    ...stored,
    ssnLast4: v.nullable(v.string()),
    /** The co-applicant or co-buyer; null without one. */
    second: v.nullable(v.object(stored)),
  }),
);

/** Reported vehicles of the comparison. */
export const ReportedComparisonSchema = v.array(
  v.object({
    vin: v.string(),
    year: v.number(),
    make: v.string(),
    model: v.string(),
    trim: v.string(),
    addedAt: v.string(),
  }),
);

/** The protection chosen for the cart's vehicle; null if none was. */
export const ReportedProtectionSchema = v.nullable(
  v.object({
    vin: v.string(),
    updatedAt: v.string(),
    coverage: v.array(v.object({ type: v.string(), code: v.string(), quotedCents: v.number() })),
  }),
);

/** The insurance of orders. Only the last four characters of a policy number are stored. */
export const ReportedInsuranceSchema = v.array(
  v.object({
    orderNumber: v.string(),
    updatedAt: v.string(),
    consentAt: v.nullable(v.string()),
    consentLanguage: v.nullable(v.string()),
    policyStatus: v.nullable(v.string()),
    carrier: v.nullable(v.string()),
    policyNumberLast4: v.nullable(v.string()),
    effectiveOn: v.nullable(v.string()),
    expiresOn: v.nullable(v.string()),
  }),
);
