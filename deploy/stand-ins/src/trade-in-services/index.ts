import type { TradeInServices } from '@forecourt/backend/trade-in/index.ts';
import { samplePayoffs } from './sample-payoffs.ts';
import { sampleValuation } from './sample-valuation.ts';
import { sampleVinDecoder } from './sample-vin-decoder.ts';

/** Stand-ins for the external services of trade-ins, for a sandbox. */
export const sampleTradeInServices: TradeInServices = {
  vins: sampleVinDecoder,
  valuation: sampleValuation,
  payoffs: samplePayoffs,
};
