export { NextSteps } from './next-steps.tsx';
export { OrderReceived } from './order-received.tsx';
