import { eq } from 'drizzle-orm';
import type { NewRow, TenantStore } from '../db/index.ts';
import { grantConsents } from '../identity/index.ts';
import { accountHolder, sessionHolder, type GuestAdopter } from '../visit/index.ts';
import { prequalifications } from './prequalification.tables.ts';

/** A stored pre-qualification. */
export type PrequalificationRow = typeof prequalifications.$inferSelect;

const ofHolder = (holder: string) => eq(prequalifications.holder, holder);

/** The pre-qualification of a holder, undefined when there is none. */
export function findPrequalification(
  store: TenantStore,
  holder: string,
): Promise<PrequalificationRow | undefined> {
  return store.findOne(prequalifications, { where: ofHolder(holder) });
}

/** Puts a row in the place of the one that its holder had. */
export function replacePrequalification(
  store: TenantStore,
  row: NewRow<typeof prequalifications>,
): Promise<void> {
  return store.transaction(async (inner) => {
    if ((await inner.update(prequalifications, row, ofHolder(row.holder))) > 0) return;
    if ((await inner.insertMissing(prequalifications, [row])) === 0) {
      await inner.update(prequalifications, row, ofHolder(row.holder));
    }
  });
}

/** Changes a holder's row and answers it as it is then. */
export async function changePrequalification(
  store: TenantStore,
  row: PrequalificationRow,
  change: Partial<PrequalificationRow>,
): Promise<PrequalificationRow> {
  await store.update(prequalifications, change, ofHolder(row.holder));
  return { ...row, ...change };
}

/** Removes what a holder has, with everything that was typed; fine when there is nothing. */
export async function removePrequalification(store: TenantStore, holder: string): Promise<void> {
  await store.remove(prequalifications, ofHolder(holder));
}

/** Of two, one that was decided goes before one that was not, then the newer one. */
function isBetter(one: PrequalificationRow, other: PrequalificationRow): boolean {
  const isDecided = (row: PrequalificationRow) => row.state === 'mq_approved';
  if (isDecided(one) !== isDecided(other)) return isDecided(one);
  return one.updatedAt >= other.updatedAt;
}

/** A guest's pre-qualification follows them into their account, and so do the consents for marketing that they gave in it. */
export const prequalificationAdopter: GuestAdopter = {
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
      if (!member || isBetter(guest, member)) {
        await inner.update(prequalifications, { ...guest, holder }, ofHolder(holder));
      }
      return true;
    });
  },
};
