import { useState } from 'react';
import { steadyClock } from '@forecourt/shared-contracts/formats';
import { useSecondsLeft } from '@forecourt/shared-contracts/react';
import { emailedCodeMs, usesLeft, withUse, type CodeUse, type CodeUses } from '../domain/code-uses.ts';

/** The uses left of an emailed code, the first of which was just sent, and the seconds for which the last one works; renders each second. */
export function useCodeUses() {
  const [now] = useState(steadyClock);
  const [uses, setUses] = useState<CodeUses>(() => ({ sentAtMs: [now()], wrongAtMs: [] }));
  const endMs = (uses.sentAtMs.at(-1) ?? 0) + emailedCodeMs;
  // Renders every second; by its clock the end is no earlier.
  useSecondsLeft(endMs);
  const nowMs = now();
  return {
    secondsLeft: Math.max(0, Math.ceil((endMs - nowMs) / 1000)),
    attempts: usesLeft(uses.wrongAtMs, nowMs),
    requests: usesLeft(uses.sentAtMs, nowMs),
    record: (use: CodeUse) => setUses((all) => withUse(all, use, now())),
  };
}
