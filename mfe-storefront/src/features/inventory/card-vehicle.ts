import type { CardPayment, CardVehicle } from '@forecourt/shared-design';
import { vehicleCardType, withBackdrop, type Vehicle } from '@forecourt/shared-contracts/inventory';
import type { Theme } from '@forecourt/shared-contracts/tenant';

/** A vehicle of the inventory as the shared card takes it, its picture on the tenant's backdrop. */
export function cardVehicle(vehicle: Vehicle, backdrop: Theme['vehicleBackdrop']): CardVehicle {
  const { image } = vehicle;
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
    priceCents: vehicle.priceCents,
    msrpCents: vehicle.msrpCents,
    incentivesCents: vehicle.incentivesTotalCents,
    distanceMiles: vehicle.distanceMiles,
    availability: vehicle.availability,
    image: image && { src: withBackdrop(image.url, { vehicleBackdrop: backdrop }), alt: image.altText },
  };
}

/** The estimate on a card; nothing to show where nothing is to be financed. */
export function inventoryPayment({ estimatedPayment }: Vehicle): CardPayment {
  return estimatedPayment ? { kind: 'estimated', ...estimatedPayment } : { kind: 'personalize' };
}
