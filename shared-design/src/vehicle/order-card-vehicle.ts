import type { OrderVehicle } from '@forecourt/shared-contracts/commerce';
import { vehicleCardType, withBackdrop } from '@forecourt/shared-contracts/inventory';
import type { Theme } from '@forecourt/shared-contracts/tenant';
import type { CardVehicle } from './card-vehicle.ts';

/** Location of a card. */
interface CardPlace {
  /** Prefix of site paths, for a host dealer's page; empty on the site itself. */
  readonly siteOrigin: string;
  readonly theme: Theme;
}

/**
 * Converts the vehicle of a cart or an order for the card. It is the buyer's own purchase, so it is never 'Sale Pending' here; the page
 * shows its status.
 */
export function orderCardVehicle(vehicle: OrderVehicle, { siteOrigin, theme }: CardPlace): CardVehicle {
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
