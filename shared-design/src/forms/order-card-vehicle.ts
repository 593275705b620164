import type { OrderVehicle } from '@forecourt/shared-contracts/commerce';
import { vehicleCardType } from '@forecourt/shared-contracts/inventory';
import type { CardVehicle } from '../vehicle/card-vehicle.ts';
import { orderPicture, type PictureUse } from './order-picture.ts';

/** The approximate width of the picture: the width of a phone, about a third of larger pages. */
const cardSizes = '(min-width: 600px) 400px, 100vw';

/**
 * Converts the vehicle of a cart or an order for the card. It is the buyer's own purchase, so it is never 'Sale Pending' here; the page
 * shows its status.
 */
export function orderCardVehicle(vehicle: OrderVehicle, place: Omit<PictureUse, 'sizes'>): CardVehicle {
  return {
    vin: vehicle.vin,
    year: vehicle.year,
    make: vehicle.make,
    model: vehicle.model,
    trim: vehicle.trim,
    condition: vehicleCardType(vehicle.condition),
    path: place.siteOrigin + vehicle.path,
    stockLabel: vehicle.stockNumber,
    mileage: vehicle.mileage,
    priceCents: vehicle.priceCents,
    msrpCents: vehicle.msrpCents,
    availability: 'Available',
    image: orderPicture(vehicle, { ...place, sizes: cardSizes }),
  };
}
