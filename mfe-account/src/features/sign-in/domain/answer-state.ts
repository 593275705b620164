import type { CodeOutcome, CodeSignInOutcome } from '@forecourt/shared-contracts';

/** State of the passcode form. `unsent`: no new code could be sent. */
export type AnswerState =
  | { readonly kind: 'waiting' | 'valid' | 'resent' }
  | { readonly kind: 'refused'; readonly why: Exclude<CodeSignInOutcome['kind'], 'success'> }
  | { readonly kind: 'unsent'; readonly why: Exclude<CodeOutcome['kind'], 'sent'> };

/** Returns whether the last answer was refused for this reason. */
export function isRefusedAs(state: AnswerState, why: 'wrong-code' | 'expired-code' | 'throttled'): boolean {
  return state.kind === 'refused' && state.why === why;
}

/** Reported at the field, or as a lock until its wait is over. */
const reportedElsewhere: ReadonlySet<string> = new Set(['wrong-code', 'expired-code', 'throttled']);

/** Returns whether the last answer could not be checked. */
export function isUnchecked(state: AnswerState): boolean {
  return state.kind === 'refused' && !reportedElsewhere.has(state.why);
}
