import type { OrderTradeIn, OrderVehicle } from '@forecourt/shared-contracts/commerce';
import type { PurchaseType } from '@forecourt/shared-contracts/pricing';
import type { Tenant } from '@forecourt/shared-contracts/tenant';
import type { TenantStore } from '../db/index.ts';

/** A trade-in as far as a price depends on it. */
export interface TradeInContribution {
  readonly valueCents: number;
  readonly payoffCents: number;
}

/** An order that uses up a trade-in, with the amounts that its price was made of. */
export interface TradingOrder extends TradeInContribution {
  readonly orderNumber: string;
}

/** A purchase as far as the protection for it depends on it. */
export interface ProtectedPurchase {
  readonly tenant: Tenant;
  readonly vehicle: OrderVehicle;
  readonly purchaseType: PurchaseType;
  readonly zipCode: string | undefined;
}

/** A chosen protection product with its price today. */
export interface ProtectionContribution {
  readonly code: string;
  readonly priceCents: number;
}

/** The rate that a pre-qualification has given somebody, for a vehicle's condition. `expiresAt` is an ISO instant, UTC. */
export interface PersonalRate {
  readonly aprPercent: number;
  readonly creditTier: string;
  /** Where the buyer lives, two letters. */
  readonly state: string;
  readonly expiresAt: string;
}

/**
 * What other domains bring to the price of a cart. Commerce knows them by this port alone; `app.ts` wires them. `holder` is the account or
 * the visit that the cart belongs to. Each answers for that holder alone, and with what counts today: an expired offer, a product that is no
 * longer sold or a lapsed pre-qualification is as good as none. They may be called within an open transaction, so they work on the `store`
 * that they are given.
 */
export interface CartContributions {
  /** Undefined without an accepted offer that still stands. */
  tradeIn(store: TenantStore, holder: string): Promise<TradeInContribution | undefined>;
  /**
   * Ends the trade-in because an order has used it up, in the transaction that makes the order, and answers what the order keeps of it.
   * Undefined when it does not stand any more with these amounts; nothing is ended then.
   */
  takeTradeIn(store: TenantStore, holder: string, order: TradingOrder): Promise<OrderTradeIn | undefined>;
  protection(
    store: TenantStore,
    holder: string,
    purchase: ProtectedPurchase,
  ): Promise<readonly ProtectionContribution[]>;
  /** Undefined without a valid pre-qualification; the shopper's own estimate of a tier then counts. */
  personalRate(
    store: TenantStore,
    holder: string,
    condition: OrderVehicle['condition'],
  ): Promise<PersonalRate | undefined>;
}

/** Carts to which nobody brings anything. */
export const noContributions: CartContributions = {
  tradeIn: () => Promise.resolve(undefined),
  takeTradeIn: () => Promise.resolve(undefined),
  protection: () => Promise.resolve([]),
  personalRate: () => Promise.resolve(undefined),
};
