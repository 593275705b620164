import { codeLimitNotices, type CodeNotice } from '../../codes/index.ts';
import type { CodeAllowance } from '../../../domain/code-allowance.ts';
import type { CodeWait } from '../../../domain/code-rules.ts';
import { isUnchecked, type AnswerState } from './answer-state.ts';

/** What there is to report. */
export interface AnswerNews {
  readonly state: AnswerState;
  readonly codes: {
    readonly allowance: CodeAllowance;
    readonly wait: CodeWait;
    readonly isLocked: boolean;
  };
}

/** The messages below the code, in addition to the one at the field itself (ACCT-18, ACCT-19). */
export function answerNotices(news: AnswerNews): readonly CodeNotice[] {
  const { allowance, wait, isLocked } = news.codes;
  if (isLocked) return [{ severity: 'error', key: 'answerCode.lockedAttempts' }];
  return [...outcomeNotices(news), ...codeLimitNotices(allowance, wait)];
}

function outcomeNotices({ state }: AnswerNews): CodeNotice[] {
  if (state.kind === 'unsent') {
    const offersCall = state.why !== 'throttled';
    return [{ severity: 'warning', key: `askCode.refused.${state.why}`, offersCall }];
  }
  return isUnchecked(state) ? [{ severity: 'warning', key: 'code.unchecked', offersCall: true }] : [];
}
