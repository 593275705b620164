import type { Vehicle, VehicleDetail } from '@forecourt/shared-contracts/inventory';
import type { Clock } from '../ports/index.ts';
import { todayOf, todaysPayment } from './dealer-day.ts';
import type { InventoryVisit } from './search-vehicles-page.ts';
import { findRecordsByVins } from './vehicle-rows.ts';
import { vehicleDetailView, vehicleView } from './vehicle-view.ts';

/**
 * Vehicles by VIN, for saved lists. Sold ones are included, deleted and unknown ones omitted; in no
 * particular order.
 */
export interface Showroom {
  cards(visit: InventoryVisit, vins: readonly string[]): Promise<Vehicle[]>;
  details(visit: InventoryVisit, vins: readonly string[]): Promise<VehicleDetail[]>;
}

/** The inventory's vehicles with today's incentives. */
export function createShowroom({ clock }: { readonly clock: Clock }): Showroom {
  const records = ({ store, tenant }: InventoryVisit, vins: readonly string[]) =>
    findRecordsByVins(store, vins, todayOf({ clock }, tenant));
  return {
    cards: async (visit, vins) =>
      (await records(visit, vins)).map((record) =>
        vehicleView(record, todaysPayment({ clock }, visit.tenant)),
      ),
    details: async (visit, vins) =>
      (await records(visit, vins)).map((record) =>
        vehicleDetailView(record, todaysPayment({ clock }, visit.tenant)),
      ),
  };
}
