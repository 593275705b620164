import { countCode, unusedCodes, type CodeEvent } from '../../../domain/code-allowance.ts';
import { codeRules, codeWaitMs, subjectKey, type CodeSubject } from '../../../domain/code-rules.ts';
import { useUsedCodes } from './used-codes-context.ts';

/** Returns the function that records a code that was sent, a wrong one, or the refusal of any more. */
export function useRecordCode() {
  const { change, nowMs } = useUsedCodes();
  return (subject: CodeSubject, event: CodeEvent) => {
    const key = subjectKey(subject);
    const window = { nowMs: nowMs(), waitMs: codeWaitMs[codeRules[subject.purpose].wait] };
    change((all) => ({ ...all, [key]: countCode(all[key] ?? unusedCodes, event, window) }));
  };
}
