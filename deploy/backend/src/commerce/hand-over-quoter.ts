import type { chooseHandOver } from '@forecourt/shared-contracts/commerce';
import type {
  ChosenHandOver,
  DeliveryFee,
  FulfillmentRequest,
  PickupPlace,
} from '@forecourt/shared-contracts/fulfillment';
import type { Tenant } from '@forecourt/shared-contracts/tenant';
import type { TenantStore } from '../db/index.ts';
import type { Failure } from '../http/index.ts';

/** A vehicle and the requested hand-over. */
export interface HandOverRequest {
  readonly tenant: Tenant;
  readonly vin: string;
  readonly request: FulfillmentRequest;
}

/** The port to the fulfillment domain: returns where a vehicle can be picked up, with the fee of each place. */
export type PickupFinder = (
  store: TenantStore,
  vehicle: Pick<HandOverRequest, 'tenant' | 'vin'>,
) => Promise<PickupPlace[]>;

/** The port to the fulfillment domain: what a tenant delivers to a ZIP code for, undefined if that is not known. */
export type DeliveryFinder = (
  tenant: Tenant,
  zip: string,
) => { readonly kind: 'not-offered' } | DeliveryFee | undefined;

/** The port to the fulfillment domain: returns the hand-over with its fee, or why it is not possible. */
export type HandOverQuoter = (
  store: TenantStore,
  question: HandOverRequest,
) => Promise<ChosenHandOver | Failure<keyof (typeof chooseHandOver)['errors']>>;
