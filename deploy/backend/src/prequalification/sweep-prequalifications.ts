import { and, isNotNull, lte } from 'drizzle-orm';
import type { Db } from '../db/index.ts';
import { forgetAttempts } from './attempts.ts';
import { prequalifications } from './prequalification.tables.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** How long after its personal data is removed a row still records that an approval has expired. */
const memoryMs = 60 * dayMs;

/**
 * Removes what was typed into pre-qualifications more than 30 days ago, for all tenants, with its consents
 * and hashes (BUY-41); after another 60 days the rest of the row. Attempt counters are removed after a day.
 */
export async function sweepPrequalifications(db: Db, now: Date): Promise<void> {
  const { person, personalDataUntil } = prequalifications;
  await db.delete(prequalifications).where(lte(personalDataUntil, new Date(now.getTime() - memoryMs)));
  await db
    .update(prequalifications)
    .set({
      person: null,
      step: null,
      provedMark: null,
      mobileSeenMark: null,
      codeHash: null,
      codeExpiresAt: null,
      quizExpiresAt: null,
      frozenAt: null,
      isSubscribedToMarketing: false,
      subscribedToMarketingSms: false,
    })
    .where(and(lte(personalDataUntil, now), isNotNull(person)));
  await forgetAttempts(db, now);
}
