export { FulfillmentStep } from './fulfillment-step.tsx';
export { fulfillmentQuery, savedAddressQuery } from './data/fulfillment.queries.ts';
