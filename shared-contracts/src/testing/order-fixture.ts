import type { Order } from '../commerce/index.ts';
import { orderVehicleFixture } from './order-vehicle-fixture.ts';
import { priceFixture } from './price-fixture.ts';

/** A newly placed cash order of a fictional vehicle; `parts` replace its top-level members. */
export function orderFixture(parts: Partial<Order> = {}): Order {
  const { orderNumber = 'T-1001' } = parts;
  return {
    orderNumber,
    orderStatus: 'SUBMITTED',
    creationDate: '2026-06-15T02:30:00.000Z',
    deal: { type: 'Cash', dealRefId: `deal-${orderNumber}` },
    vehicle: orderVehicleFixture(),
    price: priceFixture(),
    ...parts,
  };
}
