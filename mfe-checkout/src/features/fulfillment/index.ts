export { FulfillmentStep } from './fulfillment-step.tsx';
