import * as v from 'valibot';
import { defineEndpoint } from '../http/endpoint.ts';
import { SsnSchema } from '../fields/index.ts';
import { pageIds, partOf, type PageId } from './page-ids.ts';
import { pageFields } from './page-schemas.ts';

const PageIdSchema = v.picklist(pageIds);
const longestText = 80;

/** Text in the fields of pages; nothing that is no field of a page passes, a Social Security number least of all. */
export const AnswersSchema = v.pipe(
  v.record(
    PageIdSchema,
    v.record(v.string(), v.pipe(v.string(), v.maxLength(longestText, 'validation.tooLong'))),
  ),
  v.check(
    (answers) =>
      Object.entries(answers).every(([page, fields]) => {
        const known = pageFields(partOf(page as PageId));
        return Object.keys(fields).every((field) => known.includes(field));
      }),
    'validation.unknownField',
  ),
);

const RevisionSchema = v.pipe(v.number(), v.integer(), v.minValue(1));
const ParamsSchema = v.object({ id: v.pipe(v.string(), v.uuid('validation.id')) });

/**
 * A credit application as its owner may see it. `answers` are those of every page but full birth dates, of which `birthYears` tells the year
 * and no more; `faults` are what the server still misses, in the order of the pages. `revision` rises with each change.
 */
export const CreditApplicationSchema = v.object({
  id: v.string(),
  revision: RevisionSchema,
  updatedAt: v.string(),
  answers: v.record(v.string(), v.record(v.string(), v.string())),
  birthYears: v.object({ applicant: v.nullable(v.string()), second: v.nullable(v.string()) }),
  faults: v.array(v.object({ page: PageIdSchema, field: v.string(), message: v.string() })),
  /** Last four digits of the applicant's number where an earlier application left it on record, so that it need not be given again. */
  ssnLast4: v.nullable(v.string()),
});
export type CreditApplication = v.InferOutput<typeof CreditApplicationSchema>;

const ApplicationAnswerSchema = v.object({ application: CreditApplicationSchema });

/** The application that the account has begun and not submitted; null without one. */
export const getCreditApplication = defineEndpoint({
  id: 'creditApplication.get',
  method: 'GET',
  path: '/api/credit-applications',
  auth: 'required',
  response: v.object({ application: v.nullable(CreditApplicationSchema) }),
});

/** Begins an application with what the account tells already; answers the one that is begun when there is one. */
export const startCreditApplication = defineEndpoint({
  id: 'creditApplication.start',
  method: 'POST',
  path: '/api/credit-applications',
  auth: 'required',
  idempotent: true,
  response: ApplicationAnswerSchema,
});

/**
 * Keeps pages as they stand, right or not; other pages stay. `revision` is that of the copy which was changed: another one answers
 * `error.application.changed` and changes nothing, so that the caller can read it anew and merge. A page that is finished, rather than kept on
 * the way, counts: the ZIP of the applicant's home then goes to the cart, whose taxes follow it.
 */
export const putCreditApplication = defineEndpoint({
  id: 'creditApplication.put',
  method: 'PUT',
  path: '/api/credit-applications/:id',
  auth: 'required',
  params: ParamsSchema,
  body: v.strictObject({ revision: RevisionSchema, answers: AnswersSchema, isFinished: v.boolean() }),
  response: ApplicationAnswerSchema,
  errors: { 'error.application.changed': 409 },
});

/**
 * Submits the application once and for all: it becomes a financed or leased order that lenders decide about, or a cash order of the people that
 * it names. `ssn` is the applicant's and `secondSsn` the second person's number: sent here and nowhere else, stored sealed, never answered.
 * The numbers are needed for credit, unless one is on record. Everything that refuses leaves the application as it was.
 */
export const submitCreditApplication = defineEndpoint({
  id: 'creditApplication.submit',
  method: 'POST',
  path: '/api/credit-applications/:id/submit',
  auth: 'required',
  idempotent: true,
  secretMembers: ['ssn', 'secondSsn'],
  params: ParamsSchema,
  body: v.strictObject({
    revision: RevisionSchema,
    ssn: v.optional(SsnSchema),
    secondSsn: v.optional(SsnSchema),
    agreesToTerms: v.literal(true, 'validation.required'),
    expectedTotalCents: v.pipe(v.number(), v.integer()),
  }),
  response: v.object({ orderNumber: v.string() }),
  errors: {
    'error.application.changed': 409,
    'error.application.incomplete': 422,
    'error.application.ssnNeeded': 422,
    'error.application.ssnSame': 422,
    'error.cart.empty': 409,
    'error.cart.notFinanced': 409,
    'error.order.financeNeedsApplication': 409,
    'error.order.vehicleUnavailable': 409,
    'error.order.priceChanged': 409,
  },
});

const CentsSchema = v.pipe(v.number(), v.integer());
const PriceViewSchema = v.object({
  state: v.string(),
  totalCents: CentsSchema,
  /** Null where nothing is paid by the month. */
  monthlyPaymentCents: v.nullable(CentsSchema),
});

/** What a change of ZIP or income would do to the price, before it is made; nothing is changed. */
export const previewApplicationPrice = defineEndpoint({
  id: 'creditApplication.preview',
  method: 'POST',
  path: '/api/credit-applications/:id/price',
  auth: 'required',
  params: ParamsSchema,
  body: v.strictObject({ answers: AnswersSchema }),
  response: v.object({
    /** Null without a cart. */
    before: v.nullable(PriceViewSchema),
    after: v.nullable(PriceViewSchema),
    /** The payment is beyond what any lender of ours goes along with for that income. */
    isDisqualified: v.boolean(),
  }),
});
export type PricePreview = v.InferOutput<typeof previewApplicationPrice.response>;
