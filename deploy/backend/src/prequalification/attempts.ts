import { eq, lt } from 'drizzle-orm';
import type { Db, TenantStore } from '../db/index.ts';
import {
  chargeLimited,
  signInCodeLimit,
  waitSeconds,
  type AttemptLimit,
  type Attempts,
} from '../identity/index.ts';
import { prequalificationAttempts as attempts } from './prequalification.tables.ts';

/** What is counted per mobile number, across all visits. */
export type CountedStep = 'send' | 'code' | 'quiz' | 'pull';

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Codes follow the sign-in rule (ACCT-19): five in 30 minutes, sent and entered; questions twice a day, and
 * five pulls a day.
 */
const limits: Readonly<Record<CountedStep, AttemptLimit>> = {
  send: signInCodeLimit,
  code: signInCodeLimit,
  quiz: { count: 2, windowMs: dayMs },
  pull: { count: 5, windowMs: dayMs },
};

interface Counted {
  readonly step: CountedStep;
  /** Keyed hash of the mobile number. */
  readonly mark: string;
  readonly now: Date;
}

const keyOf = ({ step, mark }: Pick<Counted, 'step' | 'mark'>) => `${step}:${mark}`;

/**
 * Counts an attempt. Returns the seconds until another is allowed if this one is not, undefined if it is.
 * Concurrent attempts are counted one by one.
 */
export function chargeAttempt(store: TenantStore, counted: Counted): Promise<number | undefined> {
  const key = keyOf(counted);
  const limit = limits[counted.step];
  const nowMs = counted.now.getTime();
  return store.transaction(async (inner) => {
    await inner.insertMissing(attempts, [{ key, count: 0, firstAtMs: nowMs, lastAtMs: nowMs }]);
    const row = await inner.findOne(attempts, { where: eq(attempts.key, key), forUpdate: true });
    const before = row && row.count > 0 ? row : undefined;
    const verdict = chargeLimited(limit, before, nowMs);
    if (!verdict.isAllowed) return waitSeconds(limit, verdict.attempts, nowMs);
    const { count, firstAtMs, lastAtMs } = verdict.attempts;
    await inner.update(attempts, { count, firstAtMs, lastAtMs }, eq(attempts.key, key));
    return undefined;
  });
}

/** Returns how many attempts are left in the current window. */
export async function attemptsLeft(store: TenantStore, counted: Counted): Promise<number> {
  const row: Attempts | undefined = await store.findOne(attempts, {
    where: eq(attempts.key, keyOf(counted)),
  });
  const limit = limits[counted.step];
  if (!row || counted.now.getTime() - row.firstAtMs >= limit.windowMs) return limit.count;
  return Math.max(0, limit.count - row.count);
}

/** Clears the attempts of a step after a correct one. */
export async function clearAttempts(
  store: TenantStore,
  counted: Pick<Counted, 'step' | 'mark'>,
): Promise<void> {
  await store.update(attempts, { count: 0 }, eq(attempts.key, keyOf(counted)));
}

/** Removes counters of all tenants that have not changed for a day. */
export async function forgetAttempts(db: Db, now: Date): Promise<void> {
  await db.delete(attempts).where(lt(attempts.lastAtMs, now.getTime() - dayMs));
}
