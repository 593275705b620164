export type { EarlyCallWindow, TakeEarlyCall } from './early-call.ts';
export { earlyCallsCode, type EarlyCallsTenant } from './early-calls-code.ts';
