import { eq } from 'drizzle-orm';
import type { NewRow, TenantStore } from '../db/index.ts';
import { grantConsents } from '../identity/index.ts';
import type { Clock } from '../ports/index.ts';
import { accountHolder, sessionHolder, type GuestDataMerger } from '../visit/index.ts';
import { auditPrequalification } from './prequalification-audit.ts';
import { prequalifications } from './prequalification.tables.ts';

/** A stored pre-qualification. */
export type PrequalificationRow = typeof prequalifications.$inferSelect;

const ofHolder = (holder: string) => eq(prequalifications.holder, holder);

/** Returns the pre-qualification of a holder, undefined if there is none. */
export function findPrequalification(
  store: TenantStore,
  holder: string,
): Promise<PrequalificationRow | undefined> {
  return store.findOne(prequalifications, { where: ofHolder(holder) });
}

/** The same, which nobody else changes until the open transaction ends. */
export function lockPrequalification(
  store: TenantStore,
  holder: string,
): Promise<PrequalificationRow | undefined> {
  return store.findOne(prequalifications, { where: ofHolder(holder), forUpdate: true });
}

/** Stores a row in place of the holder's previous one, and audits it. */
export function replacePrequalification(
  store: TenantStore,
  row: NewRow<typeof prequalifications>,
): Promise<void> {
  return store.transaction(async (inner) => {
    const before = await findPrequalification(inner, row.holder);
    await auditPrequalification(inner, { before, after: row, at: row.updatedAt });
    if ((await inner.update(prequalifications, row, ofHolder(row.holder))) > 0) return;
    if ((await inner.insertMissing(prequalifications, [row])) === 0) {
      await inner.update(prequalifications, row, ofHolder(row.holder));
    }
  });
}

/** Updates a holder's row, audits it and returns the result. */
export function changePrequalification(
  store: TenantStore,
  row: PrequalificationRow,
  change: Partial<PrequalificationRow> & Pick<PrequalificationRow, 'updatedAt'>,
): Promise<PrequalificationRow> {
  return store.transaction(async (inner) => {
    const after = { ...row, ...change };
    await inner.update(prequalifications, change, ofHolder(row.holder));
    await auditPrequalification(inner, { before: row, after, at: change.updatedAt });
    return after;
  });
}

/** Removes and audits the pre-qualification that its shopper deletes at `at`; a no-op if there is none. */
export function discardPrequalification(store: TenantStore, holder: string, at: Date): Promise<void> {
  return store.transaction(async (inner) => {
    const before = await findPrequalification(inner, holder);
    if (!before) return;
    await removePrequalification(inner, holder);
    await auditPrequalification(inner, { before, after: { ...before, state: 'REMOVED', step: null }, at });
  });
}

/** Removes a holder's pre-qualification with everything that was typed; a no-op if there is none. */
export async function removePrequalification(store: TenantStore, holder: string): Promise<void> {
  await store.remove(prequalifications, ofHolder(holder));
}

/** Returns whether the first of two is kept: an approval that is valid at `at`, then the newer one. */
function isBetter(one: PrequalificationRow, other: PrequalificationRow, at: Date): boolean {
  const isDecided = ({ state, expiresAt }: PrequalificationRow) =>
    state === 'mq_approved' && expiresAt !== null && expiresAt > at;
  if (isDecided(one) !== isDecided(other)) return isDecided(one);
  return one.updatedAt >= other.updatedAt;
}

/** Moves a guest's pre-qualification into their account, along with the marketing consents given in it. */
export const prequalificationMerger = (clock: Clock): GuestDataMerger => ({
  name: 'prequalification',
  async adopt({ store, sub, sessionId }) {
    const visit = sessionHolder(sessionId);
    if (!(await findPrequalification(store, visit))) return false;
    return store.transaction(async (inner) => {
      const guest = await inner.findOne(prequalifications, { where: ofHolder(visit), forUpdate: true });
      if (!guest) return false;
      await inner.remove(prequalifications, ofHolder(visit));
      await grantConsents(inner, sub, {
        marketingEmail: guest.isSubscribedToMarketing,
        marketingSms: guest.subscribedToMarketingSms,
        updatedAt: guest.updatedAt,
      });
      const holder = accountHolder(sub);
      if ((await inner.insertMissing(prequalifications, [{ ...guest, holder }])) > 0) return true;
      const member = await inner.findOne(prequalifications, { where: ofHolder(holder), forUpdate: true });
      if (!member || isBetter(guest, member, clock.now())) {
        await inner.update(prequalifications, { ...guest, holder }, ofHolder(holder));
      }
      return true;
    });
  },
});
