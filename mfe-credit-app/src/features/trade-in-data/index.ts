export { useChangeTradeIn } from './use-change-trade-in.ts';
export { useHasOwnEmail } from './use-has-own-email.ts';
export { useTradeIn } from './use-trade-in.ts';
