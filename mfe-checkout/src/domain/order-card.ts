import type { CardPayment, CardVehicle, PriceDetails } from '@forecourt/shared-design';
import { decisionPhase, type DecisionPhase, type Order } from '@forecourt/shared-contracts/commerce';
import { vehicleCardType, withBackdrop } from '@forecourt/shared-contracts/inventory';
import { priceSummary } from '@forecourt/shared-contracts/pricing';
import type { Theme } from '@forecourt/shared-contracts/tenant';

/** The phase of an order's lender decision. */
export function orderPhase({ deal, orderStatus }: Pick<Order, 'deal' | 'orderStatus'>): DecisionPhase {
  return decisionPhase({ dealType: deal.type, dealStatus: deal.status, orderStatus });
}

/**
 * The vehicle of an order as the shared card takes it. It is this buyer's, so it is never 'Sale Pending' here. Addresses are absolute
 * with the site's origin, for a host dealer's page.
 */
export function orderCardVehicle(
  { vehicle }: Pick<Order, 'vehicle'>,
  { siteOrigin, theme }: { readonly siteOrigin: string; readonly theme: Theme },
): CardVehicle {
  return {
    vin: vehicle.vin,
    year: vehicle.year,
    make: vehicle.make,
    model: vehicle.model,
    trim: vehicle.trim,
    condition: vehicleCardType(vehicle.condition),
    path: siteOrigin + vehicle.path,
    stockLabel: vehicle.stockNumber,
    mileage: vehicle.mileage,
    priceCents: vehicle.priceCents,
    availability: 'Available',
    image: { src: siteOrigin + withBackdrop(vehicle.imageUrl, theme), alt: vehicle.imageAlt },
  };
}

const qualified: readonly DecisionPhase[] = ['approved', 'accepted'];

/**
 * The payment on an order's card: a cash order's whole price, a lender's own terms once one has approved, an estimate before, 'not
 * qualified' when all have declined; nothing for a lease, whose terms stand in its contract (storefront.md section 4 'Payment variants').
 */
export function orderCardPayment(order: Order): CardPayment {
  const { deal, price } = order;
  if (deal.type === 'Cash') {
    return { kind: 'cash', totalCents: price.totalCents, depositCents: price.dueTodayCents };
  }
  if (!price.finance) return { kind: 'placeholder' };
  const phase = orderPhase(order);
  if (phase === 'lenders-declined') return { kind: 'notQualified' };
  const kind = qualified.includes(phase) ? 'personalized' : 'estimated';
  return { kind, ...price.finance };
}

/** What the price of an order is made of. */
export function orderPriceDetails({ price }: Pick<Order, 'price'>): PriceDetails {
  return priceSummary(price);
}
