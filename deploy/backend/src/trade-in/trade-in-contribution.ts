import type { OrderTradeIn } from '@forecourt/shared-contracts/commerce';
import type { PurchasePart } from '@forecourt/shared-contracts/purchase';
import type { AppliedTradeIn, TradeInStatus } from '@forecourt/shared-contracts/trade-in';
import type { TenantStore } from '../db/index.ts';
import type { Clock } from '../ports/index.ts';
import { returnTradeIn } from './return-trade-in.ts';
import { takeTradeIn } from './take-trade-in.ts';
import { amountsOf } from './trade-in-amounts.ts';
import { findTradeInDraft, findTradeIn } from './trade-in-rows.ts';
import { tradeInView } from './trade-in-view.ts';

interface TradeInParts {
  /** Undefined unless a valid offer counts toward the purchase. */
  amounts(store: TenantStore, holder: string): Promise<AppliedTradeIn | undefined>;
  /** Ends it because an order has used it up; undefined if it is no longer valid with these amounts. */
  take(
    store: TenantStore,
    holder: string,
    order: AppliedTradeIn & { readonly orderNumber: string },
  ): Promise<OrderTradeIn | undefined>;
  /** Gives it back to its holder because the order is canceled, if it is still valid. */
  giveBack(store: TenantStore, orderNumber: string): Promise<void>;
  /** Returns the state of the trade-in among the steps of the purchase. */
  part(store: TenantStore, holder: string): Promise<PurchasePart>;
}

const partOfStatus: Readonly<Record<TradeInStatus, PurchasePart>> = {
  PendingReview: 'started',
  Available: 'started',
  Denied: 'attention',
  Ineligible: 'attention',
  Expired: 'attention',
};

/** Returns what other domains use of a holder's current trade-in. */
export function tradeInParts({ clock }: { readonly clock: Clock }): TradeInParts {
  const current = async (store: TenantStore, holder: string) => {
    const row = await findTradeIn(store, holder);
    return row && tradeInView(row, clock.now());
  };
  return {
    async amounts(store, holder) {
      const tradeIn = await current(store, holder);
      return tradeIn && amountsOf(tradeIn);
    },
    take: (store, holder, order) => takeTradeIn(store, holder, { ...order, at: clock.now() }),
    giveBack: (store, orderNumber) => returnTradeIn(store, orderNumber, clock.now()),
    async part(store, holder) {
      const tradeIn = await current(store, holder);
      if (!tradeIn) return (await findTradeInDraft(store, holder)) ? 'started' : 'none';
      return tradeIn.isApplied ? 'complete' : partOfStatus[tradeIn.status];
    },
  };
}
