import { lt } from 'drizzle-orm';
import type { Db } from '../db/index.ts';
import { idempotentAnswers } from './idempotency.tables.ts';

/** How long a key is remembered, in milliseconds: a day, far longer than any client repeats a call. */
export const answerLifeMs = 24 * 60 * 60 * 1000;

/** Removes answers of all tenants that are older than {@link answerLifeMs}. */
export async function forgetOldAnswers(db: Db, now: Date): Promise<void> {
  await db
    .delete(idempotentAnswers)
    .where(lt(idempotentAnswers.createdAt, new Date(now.getTime() - answerLifeMs)));
}
