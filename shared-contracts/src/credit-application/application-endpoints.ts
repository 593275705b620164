import * as v from 'valibot';
import { OrderTermsSchema } from '../commerce/order-terms.ts';
import { defineEndpoint } from '../http/endpoint.ts';
import { SsnSchema } from '../fields/index.ts';
import { CentsSchema } from '../money/cents-schema.ts';
import { pageIds, partOf, type PageId } from './page-ids.ts';
import { pageFields } from './page-schemas.ts';

const PageIdSchema = v.picklist(pageIds);
const longestText = 80;

/** Field values of pages; anything else is rejected, above all a Social Security number. */
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
 * A credit application as its owner may see it. `answers` are those of every page, without full birth dates, of which `birthYears` gives
 * only the year; `faults` are what the server still needs, in page order. `revision` increases with each change.
 */
export const CreditApplicationSchema = v.object({
  id: v.string(),
  revision: RevisionSchema,
  updatedAt: v.string(),
  answers: v.record(v.string(), v.record(v.string(), v.string())),
  birthYears: v.object({ applicant: v.nullable(v.string()), second: v.nullable(v.string()) }),
  faults: v.array(v.object({ page: PageIdSchema, field: v.string(), message: v.string() })),
  /** Last four digits of the applicant's number if an earlier application left it on record, so that it need not be entered again. */
  ssnLast4: v.nullable(v.string()),
});
export type CreditApplication = v.InferOutput<typeof CreditApplicationSchema>;

const ApplicationAnswerSchema = v.object({ application: CreditApplicationSchema });

/** Returns the account's application that is in progress; null without one. */
export const getCreditApplication = defineEndpoint({
  id: 'creditApplication.get',
  method: 'GET',
  path: '/api/credit-applications',
  auth: 'required',
  response: v.object({ application: v.nullable(CreditApplicationSchema) }),
});

/** Starts an application prefilled from the account; returns the one in progress if there is one. */
export const startCreditApplication = defineEndpoint({
  id: 'creditApplication.start',
  method: 'POST',
  path: '/api/credit-applications',
  auth: 'required',
  idempotent: true,
  response: ApplicationAnswerSchema,
});

/**
 * Saves pages as they are, valid or not; other pages are unchanged. `revision` is that of the copy that was edited: if it is out of date,
 * the call fails with `error.application.changed` and changes nothing, so that the caller can reload and merge. When a page is finished
 * rather than autosaved, the ZIP of the applicant's home is also set on the cart, whose taxes depend on it.
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
 * Submits the application, once: it becomes a financed or leased order for lenders to decide, or a cash order of the people named in it.
 * `ssn` is the applicant's and `secondSsn` the second person's number: sent only here, stored encrypted, never returned. They are required
 * for credit unless one is on record. A refusal leaves the application unchanged. `terms` are those the
 * shopper saw; if any figure differs now, the call fails with `error.order.priceChanged` and the changed figures.
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
    terms: OrderTermsSchema,
    /** The cart that the shopper saw; another one, of another vehicle or hand-over, is not ordered. */
    cartId: v.optional(v.string()),
  }),
  response: v.object({ orderNumber: v.string() }),
  errors: {
    'error.application.changed': 409,
    'error.application.incomplete': 422,
    'error.application.ssnNeeded': 422,
    'error.application.ssnSame': 422,
    'error.cart.empty': 409,
    'error.cart.notFinanced': 409,
    'error.cart.notReady': 409,
    'error.order.financeNeedsApplication': 409,
    'error.order.vehicleUnavailable': 409,
    'error.order.priceChanged': 409,
  },
});

const PriceViewSchema = v.object({
  state: v.string(),
  totalCents: CentsSchema,
  /** Null if there is no monthly payment. */
  monthlyPaymentCents: v.nullable(CentsSchema),
  /** Null unless it is a lease. */
  dueAtSigningCents: v.nullable(CentsSchema),
});

/** Previews how a change of ZIP or income would affect the price; changes nothing. */
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
    /** The payment is more than any of our lenders accepts for that income. */
    isDisqualified: v.boolean(),
  }),
});
export type PricePreview = v.InferOutput<typeof previewApplicationPrice.response>;
