import { vehicleCardType, type VehicleDetail } from '@forecourt/shared-contracts/inventory';
import type { CatalogVehicle, VehicleCatalog } from '../commerce/index.ts';
import type { Showroom } from '../inventory/index.ts';

function detailOf({ vehicle, availability, incentives, incentivesCents }: CatalogVehicle): VehicleDetail {
  const { vin, year, make, model, trim, condition, mileage, priceCents, path } = vehicle;
  return {
    vin,
    year,
    make,
    model,
    trim: trim ?? '',
    condition,
    priceCents,
    availability,
    stockNumber: vehicle.stockNumber ?? '',
    bodyStyle: 'sedan',
    certifiedUsed: vehicleCardType(condition) === 'CPO',
    mileage: mileage ?? 0,
    msrpCents: priceCents,
    incentivesTotalCents: incentivesCents,
    exteriorColor: { name: 'White', hex: '#ffffff', family: 'White' },
    interiorColor: 'Black cloth',
    fuelType: 'Gasoline',
    drivetrain: 'FWD',
    transmission: 'Automatic',
    engine: '2.5L',
    economy: {},
    features: [],
    path: path ?? `/vehicle/${vin}`,
    isSample: true,
    images: [],
    specifications: [],
    dealer: {
      name: 'Test Dealer',
      city: 'Portland',
      state: 'ME',
      phone: '2075550178',
      streetAddress: '1 Wharf St',
      zip: '04101',
      latitude: 43.66,
      longitude: -70.26,
    },
    incentives: [...incentives],
    history: {
      ownerCount: 1,
      accidentCount: 0,
      serviceRecordCount: 0,
      hasCleanTitle: true,
      usage: 'personal',
    },
    listedOn: '2026-06-01',
    seatCount: 5,
    doorCount: 4,
  };
}

/** The vehicles of a test's catalog as lists that people keep show them. */
export function testShowroom(catalog: VehicleCatalog): Showroom {
  const details: Showroom['details'] = async ({ store, tenant }, vins) => {
    const found = await Promise.all(vins.map((vin) => catalog.findByVin(store.db, tenant.id, vin)));
    return found.flatMap((one) => (one && one.availability !== 'Deleted' ? [detailOf(one)] : []));
  };
  return { cards: details, details };
}
