import { useState } from 'react';
import type { CodeEvent } from '../../../domain/code-allowance.ts';
import type { CodeSubject } from '../../../domain/code-rules.ts';
import { codeStateNow, type CodeFormState, type CodeTime } from '../../../domain/code-state.ts';
import { useCodeAlerts } from './use-code-alerts.ts';
import { useCodeCounts } from './use-code-counts.ts';
import { useOneAtATime } from './use-one-at-a-time.ts';

interface CodeFlowOptions<State> {
  readonly subject: CodeSubject;
  /** How the code is sent. */
  readonly channel: 'email' | 'sms';
  /** Whether the last code no longer works, in a form where the state it shows does not say so. */
  readonly isExpired?: (state: State, time: CodeTime) => boolean;
}

/** One press of the button that sends another code. */
interface ResendRequest<State> {
  /** Requests the code; the state `resent` means that it was sent. */
  readonly send: () => Promise<State>;
  /** Empties the field of the code, whose text belongs to the code before. */
  readonly clear: () => void;
  readonly focus: () => void;
}

/** What is counted of a refused code. */
const refusalEvents: Readonly<Record<string, CodeEvent>> = { 'wrong-code': 'wrong', throttled: 'throttled' };

function isRefusedAsExpired(state: CodeFormState): boolean {
  return state.kind === 'refused' && state.why === 'expired-code';
}

/**
 * A form that asks for a code: its state and what time makes of it, the attempts and requests left, the alerts in the bar (that the code has
 * expired is raised by itself), and the request for another code (ACCT-13, ACCT-15, ACCT-19). One task runs at a time.
 */
export function useCodeFlow<State extends CodeFormState, Task extends string = never>(
  options: CodeFlowOptions<State | { readonly kind: 'waiting' }>,
) {
  const [state, setState] = useState<State | { readonly kind: 'waiting' }>({ kind: 'waiting' });
  const codes = useCodeCounts(options.subject);
  const { busyWith, during } = useOneAtATime<Task | 'resend'>();
  const shown = codeStateNow(state, codes);
  const isExpired = options.isExpired ? options.isExpired(state, codes) : isRefusedAsExpired(shown);
  const raiseAlert = useCodeAlerts({ channel: options.channel, isExpired });
  return {
    /** The state last set. */
    state,
    setState,
    /** The state as of now. */
    shown,
    isExpired,
    codes,
    busyWith,
    during,
    raiseAlert,
    /** Counts a code that was refused for this reason. */
    recordRefusal(why: string): void {
      const event = refusalEvents[why];
      if (event) codes.record(event);
    },
    /** Requests the code again and moves focus to its field. */
    async resend({ send, clear, focus }: ResendRequest<State | { readonly kind: 'waiting' }>): Promise<void> {
      await during('resend', async () => {
        const next = await send();
        if (next.kind === 'resent') {
          codes.record('sent');
          clear();
          raiseAlert('resent');
        }
        setState(next);
      });
      focus();
    },
  };
}
