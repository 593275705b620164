const windowMs = 60_000;
const failuresInWindow = 3;
const benchedMs = 300_000;

/** Remembers which builds fail, so that one that always does costs no more than its first tries. `nowMs` is monotonic. */
export function createBench(nowMs: () => number) {
  const failures = new Map<string, readonly number[]>();
  const benched = new Map<string, number>();
  return {
    /** Three failures within a minute bench a build for five minutes. */
    addFailure(key: string): void {
      const now = nowMs();
      const recent = [...(failures.get(key) ?? []).filter((at) => now - at < windowMs), now];
      failures.set(key, recent);
      if (recent.length < failuresInWindow) return;
      failures.delete(key);
      benched.set(key, now + benchedMs);
    },
    isBenched(key: string): boolean {
      const until = benched.get(key);
      if (until === undefined) return false;
      if (nowMs() < until) return true;
      benched.delete(key);
      return false;
    },
  };
}
