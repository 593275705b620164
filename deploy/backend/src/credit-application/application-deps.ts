import type { Cart, Order, OrderTerms } from '@forecourt/shared-contracts/commerce';
import type { AccountAddress } from '@forecourt/shared-contracts/profile';
import type { Tenant } from '@forecourt/shared-contracts/tenant';
import type { TenantStore } from '../db/index.ts';
import type { ZipTable } from '../geo/index.ts';
import type { Caller, Failure } from '../http/index.ts';
import type { Clock, Random } from '../ports/index.ts';
import type { Sealer } from '../secrets/index.ts';

/** The owner of the cart, within a request. */
export interface Buyer {
  readonly store: TenantStore;
  readonly tenant: Tenant;
  readonly caller: Caller;
}

/** One applicant: the data a lender's decision needs. */
export interface Applicant {
  readonly name: string;
  readonly annualIncomeCents: number;
  readonly monthlyHousingCents: number;
  readonly state: string;
}

/** A validated application that becomes an order. */
export interface ApplicationOrderInput extends Buyer {
  readonly applicationId: string;
  readonly applicants: readonly Applicant[];
  /** The terms that the shopper saw. */
  readonly terms: OrderTerms;
  /** The cart that the shopper saw; absent from a client that does not name it. */
  readonly cartId?: string | undefined;
  readonly lenderHint: string;
}

type PlacingFailure = Failure<
  | 'error.cart.empty'
  | 'error.cart.notFinanced'
  | 'error.cart.notReady'
  | 'error.order.financeNeedsApplication'
  | 'error.order.vehicleUnavailable'
  | 'error.order.priceChanged'
>;

/** The cart and its orders as applications use them; `app.ts` wires them to commerce. */
export interface ApplicationCommerce {
  /**
   * Returns the account's cart at today's price, as it would be with another ZIP; undefined without a cart.
   */
  quote(buyer: Buyer, zipCode?: string): Promise<Cart | undefined>;
  /** Changes the cart's ZIP, and with it the taxes; a no-op without a cart. */
  move(buyer: Buyer, zipCode: string): Promise<void>;
  /** Creates a financed or leased order in the open transaction. */
  placeFinanced(placing: ApplicationOrderInput): Promise<Order | PlacingFailure>;
  /** Creates a cash order for these people in the open transaction. */
  placeCash(placing: ApplicationOrderInput): Promise<Order | PlacingFailure>;
}

/** What is known about an account before it applies. */
export interface KnownPerson {
  readonly givenName?: string | undefined;
  readonly familyName?: string | undefined;
  readonly email?: string | undefined;
  readonly phoneNumber?: string | undefined;
  readonly address?: AccountAddress | null | undefined;
}

/** Dependencies of credit applications. */
export interface ApplicationDeps {
  readonly clock: Clock;
  readonly random: Random;
  readonly sealer: Sealer;
  readonly zips: ZipTable;
  readonly commerce: ApplicationCommerce;
  readonly person: (store: TenantStore, sub: string) => Promise<KnownPerson>;
}
