import type { Order } from '@forecourt/shared-contracts/commerce';
import { orderFixture as anyOrderFixture, orderVehicleFixture } from '@forecourt/shared-contracts/testing';

/** An order of an invented buyer, just placed: nothing signed, paid or scheduled. */
export function orderFixture(parts: Partial<Order> = {}): Order {
  return anyOrderFixture({
    orderNumber: 'FC-1001',
    creationDate: '2026-06-15T14:30:00.000Z',
    delivery: { type: 'DELIVERY' },
    vehicle: orderVehicleFixture({ year: 2024, imageAlt: 'Blue 2024 Volvo XC60' }),
    price: {
      purchaseType: 'Cash',
      state: 'ME',
      salesTaxPercent: 5.5,
      lines: [
        { code: 'vehicle-price', amountCents: 4_150_000 },
        { code: 'sales-tax', amountCents: 228_250 },
      ],
      totalCents: 4_378_250,
      dueTodayCents: 25_000,
      balanceCents: 4_353_250,
    },
    deal: { type: 'Cash', dealRefId: 'deal-1001' },
    ...parts,
  });
}
