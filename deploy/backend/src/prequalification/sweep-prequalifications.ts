import { and, isNotNull, lte } from 'drizzle-orm';
import type { Db } from '../db/index.ts';
import { forgetAttempts } from './attempts.ts';
import { prequalifications } from './prequalification.tables.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** How long after its personal data is gone a row still says that there was an approval which has expired. */
const memoryMs = 60 * dayMs;

/**
 * Removes what was typed into pre-qualifications more than 30 days ago, of all tenants, with the consents and marks that belong to it
 * (BUY-41); after another 60 days the rest of the row. Counters of tries go after a day.
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
