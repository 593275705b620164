import { codeLimitNotices, type CodeNotice } from '../../codes/index.ts';
import type { CodeAllowance } from '../../../domain/code-allowance.ts';
import type { CodeWait } from '../../../domain/code-rules.ts';
import { isRefusedAs, isUnchecked, type AnswerState } from './answer-state.ts';
import type { AskedCode } from './asked-code.ts';

/** What there is to report. */
export interface AnswerNews {
  readonly asked: AskedCode;
  readonly state: AnswerState;
  readonly codes: {
    readonly allowance: CodeAllowance;
    readonly wait: CodeWait;
    readonly isLocked: boolean;
    /** Wrong codes so far. */
    readonly wrong: number;
  };
}

/** The messages below the code, in addition to the one at the field itself (ACCT-17, ACCT-18, ACCT-19). */
export function answerNotices(news: AnswerNews): readonly CodeNotice[] {
  const { allowance, wait, isLocked } = news.codes;
  if (isLocked) return [{ severity: 'error', key: 'answerCode.lockedAttempts' }];
  return [...outcomeNotices(news), ...wrongNotices(news), ...codeLimitNotices(allowance, wait)];
}

function outcomeNotices({ state }: AnswerNews): CodeNotice[] {
  if (state.kind === 'unsent') {
    const offersCall = state.why !== 'throttled';
    return [{ severity: 'warning', key: `askCode.refused.${state.why}`, offersCall }];
  }
  return isUnchecked(state) ? [{ severity: 'warning', key: 'code.unchecked', offersCall: true }] : [];
}

function wrongNotices({ asked, state, codes }: AnswerNews): CodeNotice[] {
  if (!isRefusedAs(state, 'wrong-code') || codes.wrong < 2) return [];
  return [
    { severity: 'error', key: asked.way === 'email' ? 'answerCode.wrongEmail' : 'answerCode.wrongName' },
  ];
}
