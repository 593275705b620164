import type { ComparedVehicle, Comparison } from '@forecourt/shared-contracts/comparison';
import type { Favorite } from '@forecourt/shared-contracts/favorites';
import type { Vehicle } from '@forecourt/shared-contracts/inventory';
import { vehicleFixture } from './vehicle-fixture.ts';

/** A saved vehicle; `parts` replace members of the fixture's car. */
export function favoriteFixture(parts: Partial<Vehicle> = {}): Favorite {
  const vehicle: Vehicle = { ...vehicleFixture(), ...parts, dealer: vehicleFixture().dealer };
  return { savedAt: '2026-06-01T12:00:00.000Z', vehicle };
}

/** A vehicle of a comparison; without `vehicle` it is no longer in the inventory. */
export function comparedFixture(vehicle = vehicleFixture(), isKnown = true): ComparedVehicle {
  const { vin, year, make, model, trim } = vehicle;
  return {
    vin,
    year,
    make,
    model,
    trim,
    addedAt: '2026-06-01T12:00:00.000Z',
    vehicle: isKnown ? vehicle : null,
  };
}

/** A comparison of up to four vehicles. */
export function comparisonFixture(...vehicles: readonly ComparedVehicle[]): Comparison {
  return { limit: 4, vehicles: [...vehicles] };
}
