import { eq, lt } from 'drizzle-orm';
import type { Db, TenantStore } from '../db/index.ts';
import { idempotentResponses } from './idempotency.tables.ts';

/** How long a key is remembered, in milliseconds: a day, far longer than any client retries a call. */
export const answerLifeMs = 24 * 60 * 60 * 1000;

/** Removes responses of all tenants that are older than {@link answerLifeMs}. */
export async function removeOldResponses(db: Db, now: Date): Promise<void> {
  await db
    .delete(idempotentResponses)
    .where(lt(idempotentResponses.createdAt, new Date(now.getTime() - answerLifeMs)));
}

/** Removes the responses to one actor, for the deletion of an account: they repeat what the account has sent. */
export async function removeResponsesTo(store: TenantStore, actor: string): Promise<void> {
  await store.remove(idempotentResponses, eq(idempotentResponses.actor, actor));
}
