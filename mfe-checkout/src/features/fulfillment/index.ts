export { FulfillmentStep } from './fulfillment-step.tsx';
export { fulfillmentQuery } from './data/fulfillment.queries.ts';
