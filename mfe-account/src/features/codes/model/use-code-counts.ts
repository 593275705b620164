import { useSecondsLeft } from '@forecourt/shared-contracts/react';
import {
  codeAllowance,
  codesOverAtMs,
  countedNow,
  unusedCodes,
  type CodeEvent,
} from '../../../domain/code-allowance.ts';
import { codeRules, codeWaitMs, subjectKey, type CodeSubject } from '../../../domain/code-rules.ts';
import { secondsUntil } from '../../../domain/time-left.ts';
import { useUsedCodes } from './used-codes-context.ts';
import { useRecordCode } from './use-record-code.ts';

/**
 * The codes of one subject: the attempts and requests left, how long its last code works, and whether it has expired, as of every second.
 * `secondsLeft` is undefined if this visit requested none.
 */
export function useCodeCounts(subject: CodeSubject) {
  const { lifeMs, wait } = codeRules[subject.purpose];
  const waitMs = codeWaitMs[wait];
  const record = useRecordCode();
  const { all, nowMs } = useUsedCodes();
  const counts = all[subjectKey(subject)] ?? unusedCodes;
  // Renders every second for as long as time changes something.
  useSecondsLeft(codesOverAtMs(counts, { lifeMs, waitMs }));
  const window = { nowMs: nowMs(), waitMs };
  const allowance = codeAllowance(counts, window);
  const { count, lastAtMs } = counts.requests;
  const secondsLeft = count === 0 ? undefined : secondsUntil(lastAtMs + lifeMs, window.nowMs);
  return {
    allowance,
    wait,
    wrong: countedNow(counts.wrong, window),
    isLocked: allowance.attempts === 'exceeded',
    secondsLeft,
    isExpired: secondsLeft === 0,
    record: (event: CodeEvent) => record(subject, event),
  };
}
