import type { OrderTradeIn, OrderVehicle } from '@forecourt/shared-contracts/commerce';
import type { PurchaseType } from '@forecourt/shared-contracts/pricing';
import type { Tenant } from '@forecourt/shared-contracts/tenant';
import type { TenantStore } from '../db/index.ts';

/** The parts of a trade-in that affect a price. */
export interface TradeInContribution {
  readonly valueCents: number;
  readonly payoffCents: number;
}

/** An order that uses up a trade-in, with the amounts used in its price. */
export interface TradingOrder extends TradeInContribution {
  readonly orderNumber: string;
}

/** The parts of a purchase that affect the protection offered for it. */
export interface ProtectedPurchase {
  readonly tenant: Tenant;
  readonly vehicle: OrderVehicle;
  readonly purchaseType: PurchaseType;
  /** Term of the loan or lease; undefined with cash. */
  readonly loanMonths: number | undefined;
  readonly zipCode: string | undefined;
}

/** A chosen protection product with today's price. */
export interface ProtectionContribution {
  readonly code: string;
  readonly priceCents: number;
}

/**
 * The rate from a shopper's pre-qualification, for a vehicle's condition. `expiresAt` is an ISO instant, UTC.
 */
export interface PersonalRate {
  readonly aprPercent: number;
  readonly creditTier: string;
  /** The maximum loan it is approved for. */
  readonly approvedUpToCents: number;
  /** Where the buyer lives, two letters. */
  readonly state: string;
  readonly expiresAt: string;
}

/**
 * What other domains contribute to the price of a cart. Commerce knows them only through this port; `app.ts`
 * wires them. `holder` is the account or visit that owns the cart. Each function returns only that holder's
 * data as of today: an expired offer, a discontinued product or a lapsed pre-qualification counts as none.
 * They may be called within an open transaction, so they must use the `store` they are given.
 */
export interface CartContributions {
  /** Undefined without an accepted offer that is still valid. */
  tradeIn(store: TenantStore, holder: string): Promise<TradeInContribution | undefined>;
  /**
   * Ends the trade-in because an order has used it up, in the transaction that creates the order, and returns
   * what the order stores of it. Returns undefined and ends nothing if it is no longer valid with these
   * amounts.
   */
  takeTradeIn(store: TenantStore, holder: string, order: TradingOrder): Promise<OrderTradeIn | undefined>;
  /** Gives it back because the order is canceled, in the transaction of that, if it is still valid. */
  returnTradeIn(store: TenantStore, orderNumber: string): Promise<void>;
  protection(
    store: TenantStore,
    holder: string,
    purchase: ProtectedPurchase,
  ): Promise<readonly ProtectionContribution[]>;
  /** Undefined without a valid pre-qualification; the shopper's own estimate of a tier then applies. */
  personalRate(
    store: TenantStore,
    holder: string,
    condition: OrderVehicle['condition'],
  ): Promise<PersonalRate | undefined>;
}

/** No contributions from other domains. */
export const noContributions: CartContributions = {
  tradeIn: () => Promise.resolve(undefined),
  takeTradeIn: () => Promise.resolve(undefined),
  returnTradeIn: () => Promise.resolve(),
  protection: () => Promise.resolve([]),
  personalRate: () => Promise.resolve(undefined),
};
