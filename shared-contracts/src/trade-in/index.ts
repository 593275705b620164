export { AppliedTradeInSchema, getAppliedTradeIn } from './applied-trade-in.ts';
export type { AppliedTradeIn } from './applied-trade-in.ts';
export { matchLender } from './lender-match.ts';
export type { PayoffLender, LenderMatch } from './lender-match.ts';
export { payoffDays, payoffQuote } from './payoff-quote.ts';
export type { LoanBalance, PayoffQuote } from './payoff-quote.ts';
export { reviewMinutes, reviewOutlook } from './review-hours.ts';
export type { ReviewOutlook } from './review-hours.ts';
export {
  conditionChoices,
  mileageMax,
  MileageSchema,
  ownershipKinds,
  registeredOwners,
  TradeInAnswersSchema,
  TradeInDraftAnswersSchema,
  TradeInVehicleSchema,
} from './trade-in-answers.ts';
export type {
  ConditionQuestion,
  OwnershipKind,
  RegisteredOwner,
  TradeInAnswers,
  TradeInDraftAnswers,
  TradeInVehicle,
} from './trade-in-answers.ts';
export {
  applyTradeIn,
  clearTradeInAnswers,
  decodeVin,
  DecodedVinSchema,
  getTradeIn,
  listLenders,
  listTradeInChoices,
  PayoffRequestSchema,
  putPayoff,
  removeTradeIn,
  requestOffer,
  saveTradeInAnswers,
  TradeInChoicesSchema,
  TradeInDraftSchema,
  TradeInStateSchema,
} from './trade-in-endpoints.ts';
export type {
  DecodedVin,
  PayoffRequest,
  TradeInChoices,
  TradeInDraft,
  TradeInState,
} from './trade-in-endpoints.ts';
export {
  ineligibleReasons,
  offerValidDays,
  offerValidUntil,
  offerValue,
  OfferValueSchema,
  owesPayoff,
  PayoffSchema,
  tradeInEquity,
  TradeInSchema,
  tradeInStatus,
} from './trade-in-offer.ts';
export type {
  IneligibleReason,
  OfferValue,
  Payoff,
  TradeIn,
  TradeInStatus,
  ValuationState,
} from './trade-in-offer.ts';
export { firstOpenStep, stepsFor, tradeInStepFields, tradeInSteps } from './trade-in-steps.ts';
export type { TradeInStep } from './trade-in-steps.ts';
