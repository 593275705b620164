export { sampleTradeInServices } from './sample/index.ts';
export { sweepReviews } from './settle-review.ts';
export { sweepTradeIns } from './sweep-trade-ins.ts';
export { tradeInAdopter } from './trade-in-adopter.ts';
export { tradeInParts } from './trade-in-contribution.ts';
export { removeTradeIns, tradeInsOf } from './trade-in-rows.ts';
export type { TradeInRow } from './trade-in-rows.ts';
export { tradeInRoutes } from './trade-in.routes.ts';
