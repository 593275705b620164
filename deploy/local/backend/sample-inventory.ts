import { openInventory, type OpenInventory } from '@forecourt/backend/open-inventory.ts';
import { loadSampleInventory } from '@forecourt/sample-data/inventory/load-sample-inventory.ts';

/** Opens the inventory after filling that of each tenant that has none yet with sample vehicles. */
export function openSampleInventory(count: number): OpenInventory {
  return async (deps) => {
    const { db, tenants, zips, clock } = deps;
    const todayOn = clock.now().toISOString().slice(0, 10);
    for (const { id: tenantId } of tenants.all()) {
      await loadSampleInventory({ db, zips, tenantId, count, todayOn });
    }
    return openInventory(deps);
  };
}
