import type arrivalTexts from './ui/arrival.en.json';
import type texts from './ui/late.en.json';

/** The English texts that the chunks of the later screens bring. */
export type LateTexts = typeof texts & typeof arrivalTexts;
export { FulfillmentStep } from './fulfillment-step.tsx';
export { fulfillmentQuery } from '../order/index.ts';
