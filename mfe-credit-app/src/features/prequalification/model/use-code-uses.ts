import { useState } from 'react';
import { useSecondsLeft } from '@forecourt/shared-contracts/react';
import { emailedCodeMs, usesLeft, withUse, type CodeUse, type CodeUses } from '../domain/code-uses.ts';

/** The uses left of an emailed code, the first of which was just sent, and the seconds for which the last one works; renders each second. */
export function useCodeUses() {
  const [uses, setUses] = useState<CodeUses>(() => ({ sentAtMs: [Date.now()], wrongAtMs: [] }));
  const secondsLeft = useSecondsLeft((uses.sentAtMs.at(-1) ?? 0) + emailedCodeMs);
  const nowMs = Date.now();
  return {
    secondsLeft,
    attempts: usesLeft(uses.wrongAtMs, nowMs),
    requests: usesLeft(uses.sentAtMs, nowMs),
    record: (use: CodeUse) => setUses((all) => withUse(all, use, Date.now())),
  };
}
