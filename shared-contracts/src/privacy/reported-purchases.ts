import * as v from 'valibot';

const text = v.string();
const cents = v.number();
const textOrNone = v.nullable(text);
const ofOrder = { orderNumber: text };
const address = v.object({ line1: text, line2: v.optional(text), city: text, state: text, zip: text });
const handOver = {
  type: text,
  location: v.optional(textOrNone),
  place: v.object({ ...address.entries, name: text }),
  feeCents: cents,
  distanceMiles: v.nullable(v.number()),
};

/** A reported pickup or delivery as chosen with the cart; null if none was. `address` is the buyer's. */
export const ReportedHandOverSchema = v.nullable(v.object({ ...handOver, address: v.optional(address) }));

/** The answers of a trade-in that was begun and not submitted; null without one. */
export const ReportedTradeInDraftSchema = v.nullable(
  v.object({ updatedAt: text, answers: v.record(text, v.unknown()) }),
);

/** The terms and the hand-over chosen with the reported cart; absent in reports from older servers. */
export const ReportedCartTermsSchema = v.partial(
  v.object({
    purchaseType: text,
    zipCode: textOrNone,
    downPaymentCents: v.nullable(cents),
    termMonths: v.nullable(v.number()),
    creditTier: textOrNone,
    annualMiles: v.nullable(v.number()),
    handOver: ReportedHandOverSchema,
  }),
);

/** What belongs to reported orders. It has no token, no provider's id and no card or account number. */
export const ReportedOrderPartsSchema = v.object({
  appointments: v.array(
    v.object({
      ...ofOrder,
      ...handOver,
      bookedAt: text,
      startAt: text,
      endAt: text,
      /** As the buyer typed them. */
      instructions: text,
      endedAt: textOrNone,
      endedBecause: textOrNone,
    }),
  ),
  payments: v.array(
    v.object({
      ...ofOrder,
      createdAt: text,
      endedAt: textOrNone,
      portion: text,
      method: text,
      amountCents: cents,
      status: text,
      /** The display name of the card or bank. */
      instrument: textOrNone,
      failure: textOrNone,
      /** Where its receipt is sent. */
      email: textOrNone,
      /** Parts of it that went back or are to. */
      refunds: v.array(v.object({ createdAt: text, amountCents: cents, status: text })),
    }),
  ),
  contracts: v.array(
    v.object({
      ...ofOrder,
      status: text,
      createdAt: textOrNone,
      updatedAt: text,
      language: textOrNone,
      buyerName: textOrNone,
      buyerEmail: textOrNone,
      /** The buyer's address that the contract names. */
      buyerAddress: textOrNone,
      begunAt: textOrNone,
      signedAt: textOrNone,
      endedAt: textOrNone,
      endedAs: textOrNone,
      /** As the buyer typed it when declining. */
      reason: textOrNone,
    }),
  ),
  /** Consents to electronic records. */
  electronicConsents: v.array(
    v.object({
      ...ofOrder,
      termsVersion: v.number(),
      language: text,
      givenAt: text,
      withdrawnAt: textOrNone,
    }),
  ),
  idVerifications: v.array(
    v.object({
      ...ofOrder,
      startedAt: text,
      endedAt: textOrNone,
      status: text,
      method: text,
      phoneLast4: textOrNone,
      failureReason: textOrNone,
    }),
  ),
  /** What lenders answered to the applications. */
  creditDecisions: v.array(
    v.object({
      ...ofOrder,
      submittedAt: text,
      decidedAt: textOrNone,
      respondedAt: textOrNone,
      lenderName: textOrNone,
      email: textOrNone,
      reasons: v.array(text),
    }),
  ),
});

/** Mails and SMS to the account of the last 30 days, without their texts, which may have codes and links; absent from older servers. */
export const ReportedMessagesSchema = v.array(
  v.object({ channel: text, recipient: text, subject: text, writtenAt: text }),
);
