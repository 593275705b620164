import type { PricingDeps } from './coverage-standing.ts';
import type { FindCoveredCart } from './covered-cart.ts';

/** What protection needs of its surroundings. */
export interface ProtectionDeps extends PricingDeps {
  readonly findCart: FindCoveredCart;
}
