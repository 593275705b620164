export { CodeInput } from './code-input.tsx';
export { codeLimitNotices } from './code-limit-notices.ts';
export type { CodeNotice } from './code-limit-notices.ts';
export { CodeLimits } from './code-limits.tsx';
export { isMendedByNewCode } from './is-mended-by-new-code.ts';
export { keepFocus } from './keep-focus.ts';
export { ResendCode } from './resend-code.tsx';
export { useOneAtATime } from './use-one-at-a-time.ts';
