/** Any state of a form with a code; `why` is its reason for a refused code, or for a code that could not be sent. */
export interface CodeFormState {
  readonly kind: string;
  readonly why?: string;
}

/** What time does to a form with a code: no attempts are left for now, or the code no longer works. */
export interface CodeTime {
  readonly isLocked: boolean;
  readonly isExpired: boolean;
}

const doneStates: ReadonlySet<string> = new Set(['confirmed', 'changed', 'signed-out']);

/** What time makes of the state of such a form. */
export type TimedCodeState =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'refused'; readonly why: 'throttled' | 'expired-code' };

/**
 * The state that a form with a code shows: refused while no attempts are left (ACCT-19) and once the code has expired (ACCT-15), except
 * that a code which could not be sent is still reported. A refusal for too many attempts ends with their wait. A code that did its work stays
 * so.
 */
export function codeStateNow<State extends CodeFormState>(
  state: State,
  { isLocked, isExpired }: CodeTime,
): State | TimedCodeState {
  if (doneStates.has(state.kind)) return state;
  if (isLocked) return { kind: 'refused', why: 'throttled' };
  if (state.kind === 'unsent') return state;
  if (isExpired) return { kind: 'refused', why: 'expired-code' };
  return state.kind === 'refused' && state.why === 'throttled' ? { kind: 'waiting' } : state;
}
