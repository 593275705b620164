export { FulfillmentStep } from './fulfillment-step.tsx';
export { fulfillmentQuery } from '../order/index.ts';
