import type { ConfirmState } from './use-confirm-email.ts';

/** Whether the code was refused in a way that a new one mends; the alert offers it then. */
export function needsNewCode(state: ConfirmState): boolean {
  return state.kind === 'refused' && (state.why === 'wrong-code' || state.why === 'expired-code');
}
