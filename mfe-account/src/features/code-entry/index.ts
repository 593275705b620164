export { CodeExpiry } from './code-expiry.tsx';
export { keepFocus } from './keep-focus.ts';
export { ResendCode } from './resend-code.tsx';
export { useOneAtATime } from './use-one-at-a-time.ts';
export { useSecondsLeft } from './use-seconds-left.ts';
