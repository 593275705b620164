import * as v from 'valibot';
import { PrequalificationStateSchema, PrequalificationStepSchema } from './prequalification-state.ts';

/** The credit bureaus; a frozen file names the bureau that can unfreeze it. */
export const creditBureaus = ['Equifax', 'Experian', 'TransUnion'] as const;
export const CreditBureauSchema = v.picklist(creditBureaus);
export type CreditBureauName = (typeof creditBureaus)[number];

/** A question that only the person can answer: its topic, and the choices. 'None of these' is always the choice `none`. */
export const KnowledgeQuestionSchema = v.object({
  id: v.picklist(['street', 'lender', 'city']),
  choices: v.array(v.string()),
});
export type KnowledgeQuestion = v.InferOutput<typeof KnowledgeQuestionSchema>;

/**
 * The result of a pre-qualification: a credit tier of the tenant with its rates in percent, the maximum loan, the person's state of
 * residence (its taxes are in their payments), and when it expires. The score itself is not stored.
 */
export const ApprovalSchema = v.object({
  creditTier: v.string(),
  aprPercent: v.object({ new: v.number(), used: v.number() }),
  approvedUpToCents: v.pipe(v.number(), v.integer()),
  state: v.string(),
  approvedAt: v.string(),
  expiresAt: v.string(),
});
export type Approval = v.InferOutput<typeof ApprovalSchema>;

/** Why a pre-qualification was declined, in the terms of Regulation B (12 CFR 1002.9): the credit score, or the income. */
export const adverseReasons = ['creditScore', 'income'] as const;
/** The factors that lowered a credit score most, as named by bureaus. */
export const scoreFactors = ['latePayments', 'highBalances', 'shortHistory', 'recentInquiries'] as const;

/**
 * The legally required notice to a declined shopper (FCRA section 615(a), 15 U.S.C. 1681m): the reasons, when it was decided, and, if the
 * credit file was a factor, the bureau with the score, the score range and what lowered it. `report` is null if income was the only reason.
 */
export const AdverseActionSchema = v.object({
  reasons: v.array(v.picklist(adverseReasons)),
  decidedAt: v.string(),
  report: v.nullable(
    v.object({
      bureau: CreditBureauSchema,
      score: v.pipe(v.number(), v.integer()),
      lowestScore: v.pipe(v.number(), v.integer()),
      highestScore: v.pipe(v.number(), v.integer()),
      factors: v.array(v.picklist(scoreFactors)),
    }),
  ),
});
export type AdverseAction = v.InferOutput<typeof AdverseActionSchema>;

/**
 * A pre-qualification as its shopper sees it. `step` is where an unfinished one continues. Date of birth and income never leave the server:
 * only whether they are present. `personalDataUntil` is when all entered data is deleted.
 */
export const PrequalificationSchema = v.object({
  state: PrequalificationStateSchema,
  step: v.nullable(PrequalificationStepSchema),
  /** The ZIP code of the cart, while `person` is null; absent if there is none. */
  knownZip: v.optional(v.string()),
  person: v.nullable(
    v.object({
      firstName: v.string(),
      lastName: v.string(),
      mobileNumber: v.string(),
      email: v.string(),
      zipCode: v.string(),
      isSubscribedToMarketing: v.boolean(),
      subscribedToMarketingSMS: v.boolean(),
    }),
  ),
  address: v.nullable(
    v.object({
      streetAddress: v.string(),
      addressLine2: v.string(),
      city: v.string(),
      state: v.string(),
      zipCode: v.string(),
    }),
  ),
  hasBirthDate: v.boolean(),
  hasIncome: v.boolean(),
  /** The current code: when it expires, and whether the next attempt, or the next code, is the last. */
  passcode: v.nullable(v.object({ expiresAt: v.string(), isLastTry: v.boolean(), isLastCode: v.boolean() })),
  /** The questions to answer, their deadline, and whether wrong answers may be retried. */
  quiz: v.nullable(
    v.object({ questions: v.array(KnowledgeQuestionSchema), expiresAt: v.string(), isLastTry: v.boolean() }),
  ),
  /** The server's time of this answer, with a code or questions; absent from older servers. */
  answeredAt: v.optional(v.string()),
  frozenAt: v.nullable(CreditBureauSchema),
  approval: v.nullable(ApprovalSchema),
  /** Only if declined, while its personal data is kept. */
  adverse: v.nullable(AdverseActionSchema),
  personalDataUntil: v.nullable(v.string()),
});
export type Prequalification = v.InferOutput<typeof PrequalificationSchema>;
