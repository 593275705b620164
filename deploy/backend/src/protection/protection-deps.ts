import type { PricingDeps } from './coverage-standing.ts';
import type { FindCoveredCart } from './covered-cart.ts';

/** Dependencies of protection. */
export interface ProtectionDeps extends PricingDeps {
  readonly findCart: FindCoveredCart;
}
