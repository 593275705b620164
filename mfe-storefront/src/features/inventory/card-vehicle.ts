import type { CardPayment, CardVehicle } from '@forecourt/shared-design';
import {
  photoPreview,
  photoSrcSet,
  vehicleCardType,
  withBackdrop,
  type Vehicle,
} from '@forecourt/shared-contracts/inventory';
import type { PublicTenant } from '@forecourt/shared-contracts/tenant';

/** The approximate width of a card's image: one column on a phone, two on a tablet, else four. */
const cardSizes = '(min-width: 960px) 360px, (min-width: 600px) 50vw, 100vw';

/** Maps a vehicle of the inventory to the shared card, its image on the tenant's backdrop. */
export function cardVehicle(vehicle: Vehicle, { theme, inventory }: PublicTenant): CardVehicle {
  const { image, fuelType, economy } = vehicle;
  return {
    vin: vehicle.vin,
    year: vehicle.year,
    make: vehicle.make,
    model: vehicle.model,
    trim: vehicle.trim,
    condition: vehicleCardType(vehicle.condition),
    path: vehicle.path,
    stockLabel: vehicle.stockNumber,
    mileage: vehicle.mileage,
    ...(fuelType === 'Electric' && { rangeMiles: economy.rangeMiles, chargeMinutes: economy.chargeMinutes }),
    priceCents: vehicle.priceCents,
    msrpCents: vehicle.msrpCents,
    incentivesCents: vehicle.incentivesTotalCents,
    distanceMiles: vehicle.distanceMiles,
    availability: vehicle.availability,
    image: image && {
      src: withBackdrop(image.url, theme),
      srcSet: photoSrcSet(image.url, inventory),
      sizes: cardSizes,
      previewSrc: photoPreview(image.url, inventory),
      alt: image.altText,
      view: image.view,
    },
  };
}

/** The estimate on a card; a vehicle that is not financed has none (PRICE-14). */
export function inventoryPayment({ estimatedPayment }: Vehicle): CardPayment {
  return estimatedPayment ? { kind: 'estimated', ...estimatedPayment } : { kind: 'placeholder' };
}
