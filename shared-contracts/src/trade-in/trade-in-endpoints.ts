import * as v from 'valibot';
import { AccountLast4Schema, LastNameSchema, SsnLast4Schema, VinSchema } from '../fields/index.ts';
import { defineEndpoint } from '../http/endpoint.ts';
import { TradeInAnswersSchema, TradeInDraftAnswersSchema } from './trade-in-answers.ts';
import { TradeInSchema } from './trade-in-offer.ts';

/** A shopper's saved answers. `version` increases with each change. */
export const TradeInDraftSchema = v.object({
  answers: v.partial(v.object(TradeInAnswersSchema.entries)),
  version: v.number(),
});
export type TradeInDraft = v.InferOutput<typeof TradeInDraftSchema>;

/** The shopper's trade-in and the answers for the next one; null if there is none. */
export const TradeInStateSchema = v.object({
  tradeIn: v.nullable(TradeInSchema),
  draft: v.nullable(TradeInDraftSchema),
  /** Whether an offer requires the answer `email`, because the shopper has no account with a verified one. Absent from older services. */
  isEmailNeeded: v.optional(v.boolean()),
});
export type TradeInState = v.InferOutput<typeof TradeInStateSchema>;

/**
 * Vehicle data decoded from a VIN. `model` and `trims` are empty if the VIN does not identify them; `vehicle` is null for an unknown
 * manufacturer.
 */
export const DecodedVinSchema = v.object({
  vin: v.string(),
  /** If false, show a warning: vehicles from outside North America need no check digit. */
  isCheckDigitRight: v.boolean(),
  vehicle: v.nullable(
    v.object({
      year: v.number(),
      make: v.string(),
      model: v.nullable(v.string()),
      trims: v.array(v.string()),
    }),
  ),
});
export type DecodedVin = v.InferOutput<typeof DecodedVinSchema>;

/** The next choices: models once year and make are given, trims once the model is. */
export const TradeInChoicesSchema = v.object({
  years: v.array(v.number()),
  makes: v.array(v.string()),
  models: v.array(v.string()),
  trims: v.array(v.string()),
});
export type TradeInChoices = v.InferOutput<typeof TradeInChoicesSchema>;

/** Input for a lender's quote, or the shopper's own figure. The last four digits of the SSN are passed on and not stored. */
export const PayoffRequestSchema = v.variant('kind', [
  v.strictObject({
    kind: v.literal('quote'),
    lenderId: v.pipe(v.string(), v.nonEmpty('lenderRequired'), v.maxLength(40)),
    vin: VinSchema,
    accountLast4: AccountLast4Schema,
    lastName: LastNameSchema,
    ssnLast4: SsnLast4Schema,
  }),
  v.strictObject({
    kind: v.literal('estimate'),
    lenderName: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(60, 'lenderLong'))),
    payoffCents: v.pipe(
      v.number(),
      v.integer(),
      v.minValue(1, 'estimateMin'),
      v.maxValue(99_999_900, 'estimateMax'),
    ),
  }),
]);
export type PayoffRequest = v.InferInput<typeof PayoffRequestSchema>;

/** Returns the trade-in of the account, or of the guest's visit. Settles a review whose time has come. */
export const getTradeIn = defineEndpoint({
  id: 'tradeIn.get',
  method: 'GET',
  path: '/public/trade-in',
  auth: 'optional',
  response: TradeInStateSchema,
});

/** Decodes a VIN (17 letters and digits, FIELD-72). */
export const decodeVin = defineEndpoint({
  id: 'tradeIn.decodeVin',
  method: 'GET',
  path: '/public/trade-in/vins/:vin',
  auth: 'none',
  params: v.object({ vin: VinSchema }),
  response: DecodedVinSchema,
});

const WordSchema = v.optional(v.pipe(v.string(), v.maxLength(60)));

/** Returns years, makes, models and trims to choose a vehicle from. */
export const listTradeInChoices = defineEndpoint({
  id: 'tradeIn.choices',
  method: 'GET',
  path: '/public/trade-in/choices',
  auth: 'none',
  query: v.object({ year: WordSchema, make: WordSchema, model: WordSchema }),
  response: TradeInChoicesSchema,
});

/** Adds the answers of one page to the draft; the others are unchanged. */
export const saveTradeInAnswers = defineEndpoint({
  id: 'tradeIn.saveAnswers',
  method: 'PATCH',
  path: '/public/trade-in/draft',
  auth: 'optional',
  body: TradeInDraftAnswersSchema,
  response: TradeInStateSchema,
});

/** Deletes the answers, to start over with another vehicle. */
export const clearTradeInAnswers = defineEndpoint({
  id: 'tradeIn.clearAnswers',
  method: 'DELETE',
  path: '/public/trade-in/draft',
  auth: 'optional',
  response: TradeInStateSchema,
});

/**
 * Requests an offer for the answers in the draft, which replaces the previous trade-in (one per purchase). `draftVersion` is the version
 * that the shopper agreed to; `param` of `error.tradeIn.incomplete` names the page with a missing answer.
 */
export const requestOffer = defineEndpoint({
  id: 'tradeIn.requestOffer',
  method: 'POST',
  path: '/public/trade-in/offers',
  auth: 'optional',
  idempotent: true,
  body: v.strictObject({ draftVersion: v.number() }),
  response: TradeInStateSchema,
  errors: {
    'error.tradeIn.incomplete': 422,
    'error.tradeIn.draftChanged': 409,
    'error.tradeIn.valuationDown': 500,
  },
});

/** Removes the trade-in; succeeds if there is none. */
export const removeTradeIn = defineEndpoint({
  id: 'tradeIn.remove',
  method: 'DELETE',
  path: '/public/trade-in',
  auth: 'optional',
  response: TradeInStateSchema,
});

/** Applies an available offer to the purchase. A vehicle with a loan or lease requires its payoff first. */
export const applyTradeIn = defineEndpoint({
  id: 'tradeIn.apply',
  method: 'PUT',
  path: '/public/trade-in/purchase',
  auth: 'optional',
  response: TradeInStateSchema,
  errors: { 'error.tradeIn.notAvailable': 409, 'error.tradeIn.payoffMissing': 409 },
});

/** Returns the supported lenders. */
export const listLenders = defineEndpoint({
  id: 'tradeIn.lenders',
  method: 'GET',
  path: '/public/trade-in/lenders',
  auth: 'none',
  response: v.object({ lenders: v.array(v.object({ id: v.string(), name: v.string() })) }),
});

/**
 * Sets the payoff, by the lender's quote or by an estimate. It replaces the previous one, so no idempotency key is needed.
 * `error.tradeIn.lookupFailed` means that the lender did not respond; more than five lookups within an hour return `error.rateLimited`.
 */
export const putPayoff = defineEndpoint({
  id: 'tradeIn.putPayoff',
  method: 'PUT',
  path: '/public/trade-in/payoff',
  auth: 'optional',
  body: PayoffRequestSchema,
  response: TradeInStateSchema,
  errors: {
    'error.tradeIn.noPayoffNeeded': 409,
    'error.tradeIn.unknownLender': 422,
    'error.tradeIn.otherVehicle': 422,
    'error.tradeIn.loanNotFound': 422,
    'error.tradeIn.lookupFailed': 500,
  },
});
