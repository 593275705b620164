export { CodeExpiry } from './code-expiry.tsx';
export { isMendedByNewCode } from './is-mended-by-new-code.ts';
export { keepFocus } from './keep-focus.ts';
export { ResendCode } from './resend-code.tsx';
export { useOneAtATime } from './use-one-at-a-time.ts';
