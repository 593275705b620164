import { priceBreakdown } from '../pricing/index.ts';
import type { PriceBreakdown, PriceInput } from '../pricing/index.ts';
import { orderVehicleFixture } from './order-vehicle-fixture.ts';
import { pageFixture } from './page-fixture.ts';

/** The cash price of the fictional vehicle in Maine, as the server computes it; `parts` change its inputs. */
export function priceFixture(parts: Partial<PriceInput> = {}): PriceBreakdown {
  const { priceCents, condition } = orderVehicleFixture();
  return priceBreakdown({
    purchaseType: 'Cash',
    priceCents,
    incentivesCents: 0,
    deliveryFeeCents: 0,
    condition,
    state: 'ME',
    settings: pageFixture().tenant.payment,
    ...parts,
  });
}
