import { lte } from 'drizzle-orm';
import type { Db } from '../db/index.ts';
import { outboxMessages } from './outbox.tables.ts';

/**
 * How long a mail or SMS is kept, sent or not: far longer than the queue retries, and no longer than its
 * personal data is needed.
 */
const memoryMs = 30 * 24 * 60 * 60 * 1000;

/**
 * Removes messages of all tenants 30 days after they were written. A message still waiting by then is
 * obsolete.
 */
export async function sweepOutbox(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - memoryMs);
  await db.delete(outboxMessages).where(lte(outboxMessages.createdAt, before));
}
