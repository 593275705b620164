import type { Incentive, VehicleAvailability } from '@forecourt/shared-contracts/inventory';
import { chooseIncentives } from '@forecourt/shared-contracts/pricing';
import type { CatalogVehicle, VehicleCatalog, VehicleClaim } from '../commerce/index.ts';

/** A catalog in memory. It knows nothing of transactions: a claim stays even when its order is taken back. */
export interface TestCatalog extends VehicleCatalog {
  put(
    vin: string,
    change?: {
      readonly availability?: VehicleAvailability;
      readonly priceCents?: number;
      readonly condition?: 'New' | 'Used';
      /** Each its savings in cents; the later ones cannot be combined with the first. */
      readonly incentives?: readonly number[];
    },
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
  mileage: 21_400,
  year: 2023,
  make: 'Toyota',
  model: 'Camry',
  trim: 'XLE',
} as const;

function testIncentive(at: number, savingsCents: number): Incentive {
  const dates = { effectiveFromOn: '2026-01-01', effectiveToOn: '2026-12-31' };
  return { id: `i${at}`, name: `Bonus ${at + 1}`, savingsCents, ...dates, excludes: at > 0 ? ['i0'] : [] };
}

/** An empty catalog, the same for every tenant. */
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
    put(vin, change = {}) {
      const { availability = 'Available', priceCents = 2_899_500 } = change;
      const { condition = 'Used', incentives: savings = [] } = change;
      const incentives = savings.map((savingsCents, at) => testIncentive(at, savingsCents));
      const pictures = {
        imageUrl: `/media/${vin}.svg`,
        imageAlt: '2023 Toyota Camry',
        path: `/vehicle/${vin}`,
      };
      const vehicle = { ...stock, ...pictures, condition, vin, stockNumber: vin.slice(-6), priceCents };
      vehicles.set(vin, {
        vehicle,
        availability,
        msrpCents: priceCents,
        incentives,
        incentivesCents: chooseIncentives(incentives).savingsCents,
      });
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
