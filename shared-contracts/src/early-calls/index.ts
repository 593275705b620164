export { earlyCallsCode } from './early-calls-code.ts';
