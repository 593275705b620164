import type { OrderVehicle } from '../commerce/index.ts';

/** A fictional vehicle as stored in carts and orders; `parts` replace its members. */
export function orderVehicleFixture(parts: Partial<OrderVehicle> = {}): OrderVehicle {
  return {
    vin: '1HGCM82633A004352',
    stockNumber: 'S-1',
    year: 2023,
    make: 'Volvo',
    model: 'XC60',
    trim: 'Ultimate',
    condition: 'Used',
    mileage: 12_345,
    priceCents: 4_150_000,
    imageUrl: '/media/vehicles/1HGCM82633A004352.svg',
    imageAlt: 'Blue 2023 Volvo XC60',
    imageView: 'side',
    path: '/vehicle/1HGCM82633A004352',
    ...parts,
  };
}
