import type texts from './ui/late.en.json';

/** The English texts that the chunk of the later screens brings. */
export type LateTexts = typeof texts;
export { FulfillmentStep } from './fulfillment-step.tsx';
export { fulfillmentQuery } from '../order/index.ts';
