import type { chooseHandOver, CartHandOver } from '@forecourt/shared-contracts/commerce';
import type { FulfillmentWish } from '@forecourt/shared-contracts/fulfillment';
import type { Tenant } from '@forecourt/shared-contracts/tenant';
import type { TenantStore } from '../db/index.ts';
import type { Failure } from '../http/index.ts';

/** A vehicle and how somebody wants it. */
export interface HandOverQuestion {
  readonly tenant: Tenant;
  readonly vin: string;
  readonly wish: FulfillmentWish;
}

/** The port to the domain that hands vehicles over: the hand-over with its fee, or why it cannot be. */
export type HandOverQuoter = (
  store: TenantStore,
  question: HandOverQuestion,
) => Promise<CartHandOver | Failure<keyof (typeof chooseHandOver)['errors']>>;
