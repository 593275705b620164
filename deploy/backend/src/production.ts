import { exitCodes, StartFault } from '@forecourt/settings';
import type { Compose } from './composition.ts';
import { configuredProviders } from './configured-providers.ts';
import { cognitoIdentity } from './identity-wiring.ts';
import { startRegionProbe } from './identity/index.ts';
import { openInventory } from './open-inventory.ts';
import type { BackendSettings } from './settings.ts';
import type { TenantDirectory } from './tenants/index.ts';

/**
 * The composition of a production process: real adapters, Cognito's pools with a probe of their regions, and the inventory as it is. Throws a {@link StartFault} that
 * names what is not configured.
 */
export function productionComposition(settings: BackendSettings): Compose {
  const providers = configuredProviders(settings);
  return (core) => {
    requireCognitoPools(core.tenants);
    const identity = cognitoIdentity(core);
    const log = (line: string) => void process.stdout.write(`${line}\n`);
    core.stops.first(startRegionProbe({ ...core, regions: identity.regions, fetch, log }));
    return Promise.resolve({ providers, identity, openInventory });
  };
}

/** A pool with an endpoint of its own is a stand-in's; browsers would be sent to a page that production does not have. */
export function requireCognitoPools(tenants: Pick<TenantDirectory, 'all'>): void {
  for (const { id, consumer } of tenants.all()) {
    const pool = consumer.identityPools.find(({ endpoint }) => endpoint !== undefined);
    if (!pool) continue;
    throw new StartFault(
      `The identity pool ${pool.userPoolId} of tenant ${id} has an endpoint, but production has Cognito's pools only. Remove "endpoint" from the tenant file, or start deploy/local/backend/main.ts for stand-ins.`,
      exitCodes.badSetting,
    );
  }
}
