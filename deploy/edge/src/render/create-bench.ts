const windowMs = 60_000;
const failuresInWindow = 3;
const benchMs = { first: 15_000, longest: 300_000, forgottenAfter: 600_000 };

interface Benched {
  readonly untilMs: number;
  readonly forMs: number;
}

/**
 * Remembers which builds fail, so that one that always does costs no more than its first tries, while one that
 * failed only because the machine was overloaded renders again soon. `nowMs` is monotonic.
 */
export function createBench(nowMs: () => number) {
  const failures = new Map<string, readonly number[]>();
  const benched = new Map<string, Benched>();
  return {
    /**
     * Three failures within a minute bench a build for 15 s, and each time again for twice as long, up to five
     * minutes; ten minutes later it is 15 s again.
     */
    addFailure(key: string): void {
      const now = nowMs();
      const recent = [...(failures.get(key) ?? []).filter((at) => now - at < windowMs), now];
      failures.set(key, recent);
      if (recent.length < failuresInWindow) return;
      failures.delete(key);
      const before = benched.get(key);
      const isAgain = before !== undefined && now - before.untilMs < benchMs.forgottenAfter;
      const forMs = isAgain ? Math.min(before.forMs * 2, benchMs.longest) : benchMs.first;
      benched.set(key, { untilMs: now + forMs, forMs });
    },
    isBenched: (key: string): boolean => nowMs() < (benched.get(key)?.untilMs ?? 0),
  };
}
