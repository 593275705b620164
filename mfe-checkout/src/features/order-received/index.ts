export { NextSteps } from './next-steps.tsx';
export { OrderReceipt } from './order-receipt.tsx';
export { OrderReceived } from './order-received.tsx';
