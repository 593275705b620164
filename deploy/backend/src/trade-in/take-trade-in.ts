import type { OrderTradeIn } from '@forecourt/shared-contracts/commerce';
import type { AppliedTradeIn } from '@forecourt/shared-contracts/trade-in';
import type { TenantStore } from '../db/index.ts';
import { lockHolder } from '../visit/index.ts';
import { amountsOf } from './trade-in-amounts.ts';
import { findTradeIn, moveTradeIn, removeDraft } from './trade-in-rows.ts';
import { tradeInView } from './trade-in-view.ts';

interface TakeInput extends AppliedTradeIn {
  readonly orderNumber: string;
  readonly at: Date;
}

/**
 * Ends the trade-in of a holder because an order has used it up, in the order's transaction. Returns
 * undefined and ends nothing if it no longer counts toward the purchase with these amounts. It is kept as a
 * record of the sale.
 */
export async function takeTradeIn(
  store: TenantStore,
  holder: string,
  { orderNumber, at, valueCents, payoffCents }: TakeInput,
): Promise<OrderTradeIn | undefined> {
  await lockHolder(store, 'trade-in', holder);
  const row = await findTradeIn(store, holder);
  if (!row) return undefined;
  const amounts = amountsOf(tradeInView(row, at));
  if (amounts?.valueCents !== valueCents || amounts.payoffCents !== payoffCents) return undefined;
  // The same vehicle is not offered once more.
  await removeDraft(store, holder);
  await moveTradeIn(store, row, { at, change: { endedAt: at, endedBecause: 'ORDERED', orderNumber } });
  const { vehicle, mileage } = row.answers;
  const { vin, year, make, model, trim } = vehicle;
  return { vin, year, make, model, trim, mileage };
}
