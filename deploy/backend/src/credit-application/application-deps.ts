import type { Cart, Order } from '@forecourt/shared-contracts/commerce';
import type { AccountAddress } from '@forecourt/shared-contracts/profile';
import type { Tenant } from '@forecourt/shared-contracts/tenant';
import type { TenantStore } from '../db/index.ts';
import type { ZipTable } from '../geo/index.ts';
import type { Caller, Failure } from '../http/index.ts';
import type { Clock, Random } from '../ports/index.ts';
import type { Sealer } from '../secrets/index.ts';

/** Whose cart is meant, within a request. */
export interface Buyer {
  readonly store: TenantStore;
  readonly tenant: Tenant;
  readonly caller: Caller;
}

/** One applicant as a lender's decision needs to know them. */
export interface Applicant {
  readonly name: string;
  readonly annualIncomeCents: number;
  readonly monthlyHousingCents: number;
  readonly state: string;
}

/** An application that was found right and becomes an order. */
export interface Placing extends Buyer {
  readonly applicationId: string;
  readonly applicants: readonly Applicant[];
  readonly expectedTotalCents: number;
  readonly lenderHint: string;
}

type PlacingFailure = Failure<
  | 'error.cart.empty'
  | 'error.cart.notFinanced'
  | 'error.order.financeNeedsApplication'
  | 'error.order.vehicleUnavailable'
  | 'error.order.priceChanged'
>;

/** The cart and its orders, as applications need them; `app.ts` wires them to commerce. */
export interface ApplicationCommerce {
  /** The account's cart with today's price, as it would be with another ZIP; undefined without a cart. */
  quote(buyer: Buyer, zipCode?: string): Promise<Cart | undefined>;
  /** Moves the cart to a ZIP, whose taxes it then has; fine without a cart. */
  move(buyer: Buyer, zipCode: string): Promise<void>;
  /** Makes a financed or leased order in the open transaction. */
  placeFinanced(placing: Placing): Promise<Order | PlacingFailure>;
  /** Makes a cash order of these people in the open transaction. */
  placeCash(placing: Placing): Promise<Order | PlacingFailure>;
}

/** What is known of an account before it applies. */
export interface KnownPerson {
  readonly givenName?: string | undefined;
  readonly familyName?: string | undefined;
  readonly email?: string | undefined;
  readonly phoneNumber?: string | undefined;
  readonly address?: AccountAddress | null | undefined;
}

/** What credit applications need of their surroundings. */
export interface ApplicationDeps {
  readonly clock: Clock;
  readonly random: Random;
  readonly sealer: Sealer;
  readonly zips: ZipTable;
  readonly commerce: ApplicationCommerce;
  readonly person: (store: TenantStore, sub: string) => Promise<KnownPerson>;
}
