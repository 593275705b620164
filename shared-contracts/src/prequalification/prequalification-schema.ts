import * as v from 'valibot';
import { PrequalificationStateSchema, PrequalificationStepSchema } from './prequalification-state.ts';

/** The credit bureaus; a frozen file names the one that has to be asked to thaw it. */
export const creditBureaus = ['Equifax', 'Experian', 'TransUnion'] as const;
export const CreditBureauSchema = v.picklist(creditBureaus);
export type CreditBureauName = (typeof creditBureaus)[number];

/** A question whose answer only the person knows: what it asks about, and the choices. 'None of these' is always the choice `none`. */
export const KnowledgeQuestionSchema = v.object({
  id: v.picklist(['street', 'lender', 'city']),
  choices: v.array(v.string()),
});
export type KnowledgeQuestion = v.InferOutput<typeof KnowledgeQuestionSchema>;

/**
 * What a pre-qualification found: a credit tier of the tenant with its rates in percent, how much is lent at most, in which state the person
 * lives (its taxes are in their payments), and until when it holds. The score itself is not kept.
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

/** Why a pre-qualification was declined, as Regulation B wants it said (12 CFR 1002.9): the credit score, or the income. */
export const adverseReasons = ['creditScore', 'income'] as const;
/** What lowered a credit score most, as bureaus name it. */
export const scoreFactors = ['latePayments', 'highBalances', 'shortHistory', 'recentInquiries'] as const;

/**
 * What the law has a declined shopper told (FCRA section 615(a), 15 U.S.C. 1681m): the reasons, when it was decided, and, where the credit
 * file had a part in it, the bureau with the score, the range of scores and what lowered it. `report` is null where only the income did.
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
 * A pre-qualification as its shopper sees it. `step` is where an unfinished one goes on. Date of birth and income never leave the server:
 * only whether they are there. `personalDataUntil` is when everything that was typed is removed.
 */
export const PrequalificationSchema = v.object({
  state: PrequalificationStateSchema,
  step: v.nullable(PrequalificationStepSchema),
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
  /** The code that is under way: until when it works, and whether one more try, or one more code, is the last. */
  passcode: v.nullable(v.object({ expiresAt: v.string(), isLastTry: v.boolean(), isLastCode: v.boolean() })),
  /** The questions to be answered, until when, and whether wrong answers may be given again. */
  quiz: v.nullable(
    v.object({ questions: v.array(KnowledgeQuestionSchema), expiresAt: v.string(), isLastTry: v.boolean() }),
  ),
  frozenAt: v.nullable(CreditBureauSchema),
  approval: v.nullable(ApprovalSchema),
  /** Of a declined one, while its personal data is kept. */
  adverse: v.nullable(AdverseActionSchema),
  personalDataUntil: v.nullable(v.string()),
});
export type Prequalification = v.InferOutput<typeof PrequalificationSchema>;
