import { openInventory, type OpenInventory } from '@forecourt/backend/open-inventory.ts';
import { renewSamplePhotos } from '@forecourt/sample-data/inventory/renew-sample-photos.ts';
import { loadSampleInventory } from '@forecourt/sample-data/inventory/load-sample-inventory.ts';
import { dateOnIn } from '@forecourt/shared-contracts/fulfillment';

/** Opens the inventory after filling that of each tenant that has none yet with sample vehicles; the others get the addresses of photos that were taken again. */
export function openSampleInventory(count: number): OpenInventory {
  return async (deps) => {
    const { db, tenants, zips, clock } = deps;
    const todayOn = dateOnIn(clock.now(), 'UTC');
    const fill = async (tenantId: string) => {
      const isFilled = await loadSampleInventory({ db, zips, tenantId, count, todayOn });
      if (!isFilled) await renewSamplePhotos(db, tenantId);
    };
    for (const { id } of tenants.all()) await fill(id);
    const inventory = await openInventory(deps);
    return {
      ...inventory,
      async addTenant(tenant) {
        await fill(tenant.id);
        await inventory.addTenant(tenant);
      },
    };
  };
}
