import type { VehicleAvailability } from '@forecourt/shared-contracts/inventory';
import type { CatalogVehicle, VehicleCatalog, VehicleClaim } from '../commerce/index.ts';

/** A catalogue in memory. It knows nothing of transactions: a claim stays even when its order is taken back. */
export interface TestCatalog extends VehicleCatalog {
  put(
    vin: string,
    change?: { readonly availability?: VehicleAvailability; readonly priceCents?: number },
  ): void;
  availabilityOf(vin: string): VehicleAvailability | undefined;
  /** VINs whose change was announced after a commit. */
  readonly noted: readonly string[];
}

/** A VIN of the right shape from a number. */
export function testVin(number: number): string {
  return `FCTEST${String(number).padStart(11, '0')}`;
}

const stock = {
  condition: 'Used',
  mileage: 21_400,
  year: 2023,
  make: 'Toyota',
  model: 'Camry',
  trim: 'XLE',
} as const;

/** An empty catalogue, the same for every tenant. */
export function testCatalog(): TestCatalog {
  const vehicles = new Map<string, CatalogVehicle>();
  const holders = new Map<string, string>();
  const noted: string[] = [];
  function move({ vin, orderNumber }: VehicleClaim, availability: VehicleAvailability) {
    const found = vehicles.get(vin);
    if (found) vehicles.set(vin, { ...found, availability });
    holders.set(vin, orderNumber);
  }
  return {
    noted,
    put(vin, { availability = 'Available', priceCents = 2_899_500 } = {}) {
      const pictures = {
        imageUrl: `/media/${vin}.svg`,
        imageAlt: '2023 Toyota Camry',
        path: `/vehicle/${vin}`,
      };
      const vehicle = { ...stock, ...pictures, vin, stockNumber: vin.slice(-6), priceCents };
      vehicles.set(vin, { vehicle, availability, incentivesCents: 0 });
    },
    availabilityOf: (vin) => vehicles.get(vin)?.availability,
    findByVin: (_db, _tenantId, vin) => Promise.resolve(vehicles.get(vin)),
    reserve(_db, claim) {
      if (vehicles.get(claim.vin)?.availability !== 'Available') return Promise.resolve(false);
      move(claim, 'PendingSale');
      return Promise.resolve(true);
    },
    release(_db, claim) {
      const isHeld = vehicles.get(claim.vin)?.availability === 'PendingSale';
      if (isHeld && holders.get(claim.vin) === claim.orderNumber) move(claim, 'Available');
      return Promise.resolve();
    },
    markSold(_db, claim) {
      if (holders.get(claim.vin) === claim.orderNumber) move(claim, 'Sold');
      return Promise.resolve();
    },
    listAvailable: (_db, _tenantId, count) =>
      Promise.resolve(
        [...vehicles]
          .filter(([, { availability }]) => availability === 'Available')
          .map(([vin]) => vin)
          .slice(0, count),
      ),
    noteChange: (_tenantId, vin) => void noted.push(vin),
  };
}
