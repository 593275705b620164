import type { Severity } from '@forecourt/shared-design';
import type { Allowance } from '../../domain/code-allowance.ts';
import { isRefusedAs, type AnswerState } from './answer-state.ts';
import type { AskedCode } from './asked-code.ts';

/** One message below the code: its catalogue key, and whether the dealer's phone goes with it. */
export interface AnswerNotice {
  readonly severity: Severity;
  readonly key: string;
  readonly offersCall?: boolean;
}

/** What there is to say. */
export interface AnswerNews {
  readonly asked: AskedCode;
  readonly state: AnswerState;
  readonly allowance: { readonly attempts: Allowance; readonly requests: Allowance };
  readonly isLocked: boolean;
  /** Wrong codes so far. */
  readonly wrong: number;
}

/** The messages below the code, besides the one at the field itself (ACCT-17, ACCT-18, ACCT-19). */
export function answerNotices(news: AnswerNews): readonly AnswerNotice[] {
  if (news.isLocked) return [{ severity: 'error', key: 'answerCode.lockedAttempts' }];
  return [...outcomeNotices(news), ...wrongNotices(news), ...requestNotices(news)];
}

function outcomeNotices({ asked, state }: AnswerNews): AnswerNotice[] {
  if (state.kind === 'resent') {
    return [{ severity: 'success', key: `code.resent.${asked.request.channel}` }];
  }
  if (state.kind === 'unsent') {
    const offersCall = state.why !== 'throttled';
    return [{ severity: 'warning', key: `askCode.refused.${state.why}`, offersCall }];
  }
  const isSaidAtField = isRefusedAs(state, 'wrong-code') || isRefusedAs(state, 'expired-code');
  if (state.kind !== 'refused' || isSaidAtField) return [];
  return [{ severity: 'warning', key: 'answerCode.refused.else', offersCall: true }];
}

function wrongNotices({ asked, state, allowance, wrong }: AnswerNews): AnswerNotice[] {
  if (!isRefusedAs(state, 'wrong-code')) return [];
  const key = asked.way === 'email' ? 'answerCode.wrongEmail' : 'answerCode.wrongName';
  return [
    ...(wrong > 1 ? [{ severity: 'error', key } as const] : []),
    ...(allowance.attempts === 'one-left'
      ? [{ severity: 'warning', key: 'answerCode.oneAttempt' } as const]
      : []),
  ];
}

function requestNotices({ allowance }: AnswerNews): AnswerNotice[] {
  switch (allowance.requests) {
    case 'free':
      return [];
    case 'one-left':
      return [{ severity: 'warning', key: 'answerCode.oneRequest' }];
    case 'exceeded':
      return [{ severity: 'warning', key: 'answerCode.noRequests' }];
  }
}
