import * as v from 'valibot';
import { AccountLast4Schema, LastNameSchema, SsnLast4Schema, VinSchema } from '../fields/index.ts';
import { defineEndpoint } from '../http/endpoint.ts';
import { TradeInAnswersSchema, TradeInDraftAnswersSchema } from './trade-in-answers.ts';
import { TradeInSchema } from './trade-in-offer.ts';

/** Answers that are kept for somebody. `version` grows with each change. */
export const TradeInDraftSchema = v.object({
  answers: v.partial(v.object(TradeInAnswersSchema.entries)),
  version: v.number(),
});
export type TradeInDraft = v.InferOutput<typeof TradeInDraftSchema>;

/** The trade-in of whoever asks and the answers for the next one; null where there is none. */
export const TradeInStateSchema = v.object({
  tradeIn: v.nullable(TradeInSchema),
  draft: v.nullable(TradeInDraftSchema),
});
export type TradeInState = v.InferOutput<typeof TradeInStateSchema>;

/** What of a vehicle a VIN says. `model` and `trims` are empty where its letters do not tell; `vehicle` is null for an unknown maker. */
export const DecodedVinSchema = v.object({
  vin: v.string(),
  /** False is worth a warning: vehicles from outside North America need no check digit. */
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

/** What can be chosen next: models once year and make are told, trims once the model is. */
export const TradeInChoicesSchema = v.object({
  years: v.array(v.number()),
  makes: v.array(v.string()),
  models: v.array(v.string()),
  trims: v.array(v.string()),
});
export type TradeInChoices = v.InferOutput<typeof TradeInChoicesSchema>;

/** What a lender is asked with, or the shopper's own figure. The last four digits of the SSN are passed on and kept nowhere. */
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

/** The trade-in of the account, or of the guest's visit. A review whose time has come is settled by it. */
export const getTradeIn = defineEndpoint({
  id: 'tradeIn.get',
  method: 'GET',
  path: '/public/trade-in',
  auth: 'optional',
  response: TradeInStateSchema,
});

/** Reads a VIN (17 letters and digits, FIELD-72). */
export const decodeVin = defineEndpoint({
  id: 'tradeIn.decodeVin',
  method: 'GET',
  path: '/public/trade-in/vins/:vin',
  auth: 'none',
  params: v.object({ vin: VinSchema }),
  response: DecodedVinSchema,
});

const WordSchema = v.optional(v.pipe(v.string(), v.maxLength(60)));

/** Years, makes, models and trims to choose a vehicle from. */
export const listTradeInChoices = defineEndpoint({
  id: 'tradeIn.choices',
  method: 'GET',
  path: '/public/trade-in/choices',
  auth: 'none',
  query: v.object({ year: WordSchema, make: WordSchema, model: WordSchema }),
  response: TradeInChoicesSchema,
});

/** Adds the answers of one page to the draft; the others stay as they are. */
export const saveTradeInAnswers = defineEndpoint({
  id: 'tradeIn.saveAnswers',
  method: 'PATCH',
  path: '/public/trade-in/draft',
  auth: 'optional',
  body: TradeInDraftAnswersSchema,
  response: TradeInStateSchema,
});

/** Throws the answers away, so that another vehicle begins anew. */
export const clearTradeInAnswers = defineEndpoint({
  id: 'tradeIn.clearAnswers',
  method: 'DELETE',
  path: '/public/trade-in/draft',
  auth: 'optional',
  response: TradeInStateSchema,
});

/**
 * Asks for an offer for the answers of the draft, which replaces the trade-in before it (one per purchase). `draftVersion` is the one that
 * the shopper has agreed to; `param` of `error.tradeIn.incomplete` names the page that misses an answer.
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

/** Takes the trade-in away; fine when there is none. */
export const removeTradeIn = defineEndpoint({
  id: 'tradeIn.remove',
  method: 'DELETE',
  path: '/public/trade-in',
  auth: 'optional',
  response: TradeInStateSchema,
});

/** Counts an available offer toward the purchase. A vehicle with a loan or lease needs its pay-off first. */
export const applyTradeIn = defineEndpoint({
  id: 'tradeIn.apply',
  method: 'PUT',
  path: '/public/trade-in/purchase',
  auth: 'optional',
  response: TradeInStateSchema,
  errors: { 'error.tradeIn.notAvailable': 409, 'error.tradeIn.payoffMissing': 409 },
});

/** The lenders that can be asked. */
export const listLenders = defineEndpoint({
  id: 'tradeIn.lenders',
  method: 'GET',
  path: '/public/trade-in/lenders',
  auth: 'none',
  response: v.object({ lenders: v.array(v.object({ id: v.string(), name: v.string() })) }),
});

/**
 * Sets what is owed, by the lender's own quote or by an estimate. It replaces what was there before, so that it needs no idempotency key.
 * `error.tradeIn.lookupFailed` says that the lender gave no answer; more than five questions within an hour are `error.rateLimited`.
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
