export { createPaymentSandbox } from './create-payment-sandbox.ts';
export type { PaymentSandbox } from './create-payment-sandbox.ts';
export type { SandboxTimes } from './sandbox-deps.ts';
export { sandboxPaymentProvider } from './sandbox-provider.ts';
export { seedIntent } from './seed-intent.ts';
