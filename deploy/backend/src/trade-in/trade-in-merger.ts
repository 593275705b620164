import { eq } from 'drizzle-orm';
import type { TenantStore } from '../db/index.ts';
import { accountHolder, lockHolder, sessionHolder, type GuestDataMerger } from '../visit/index.ts';
import { endTradeIn, findTradeIn } from './trade-in-rows.ts';
import { tradeInDrafts, tradeIns } from './trade-in.tables.ts';

interface Move {
  readonly guest: string;
  readonly member: string;
}

/**
 * Of two offers the one requested last stays active: one trade-in per purchase. The others are moved as
 * history.
 */
async function moveOffers(store: TenantStore, { guest, member }: Move): Promise<boolean> {
  const all = await store.find(tradeIns, { where: eq(tradeIns.holder, guest) });
  if (all.length === 0) return false;
  const [ofGuest, ofMember] = [await findTradeIn(store, guest), await findTradeIn(store, member)];
  if (ofGuest && ofMember) {
    const isGuestNewer = ofGuest.requestedAt >= ofMember.requestedAt;
    const at = isGuestNewer ? ofGuest.requestedAt : ofMember.requestedAt;
    await endTradeIn(store, isGuestNewer ? member : guest, { at, because: 'REPLACED' });
  }
  await store.update(tradeIns, { holder: member }, eq(tradeIns.holder, guest));
  return true;
}

/** Of two drafts the one changed last is kept as a whole: answers about two vehicles must not be mixed. */
async function moveDraft(store: TenantStore, { guest, member }: Move): Promise<boolean> {
  const ofGuest = await store.findOne(tradeInDrafts, { where: eq(tradeInDrafts.holder, guest) });
  if (!ofGuest) return false;
  const ofMember = await store.findOne(tradeInDrafts, { where: eq(tradeInDrafts.holder, member) });
  const older = ofMember && ofMember.updatedAt > ofGuest.updatedAt ? guest : member;
  await store.remove(tradeInDrafts, eq(tradeInDrafts.holder, older));
  await store.update(tradeInDrafts, { holder: member }, eq(tradeInDrafts.holder, guest));
  return true;
}

/** Moves a guest's offers and answers into their account. */
export const tradeInMerger: GuestDataMerger = {
  name: 'trade-in',
  async adopt({ store, sub, sessionId }) {
    const move = { guest: sessionHolder(sessionId), member: accountHolder(sub) };
    const holds = await Promise.all(
      [tradeIns, tradeInDrafts].map((table) => store.findOne(table, { where: eq(table.holder, move.guest) })),
    );
    if (!holds.some(Boolean)) return false;
    return store.transaction(async (inner) => {
      await lockHolder(inner, 'trade-in', move.guest);
      await lockHolder(inner, 'trade-in', move.member);
      const hasOffers = await moveOffers(inner, move);
      const hasDraft = await moveDraft(inner, move);
      return hasOffers || hasDraft;
    });
  },
};
