import { exitCodes, StartFault } from '@forecourt/settings';
import type { Tenant } from '@forecourt/shared-contracts/tenant';
import type { Compose } from './composition.ts';
import { configuredProviders } from './configured-providers.ts';
import { cognitoIdentity } from './identity-wiring.ts';
import { startRegionProbe } from './identity/index.ts';
import { openInventory } from './open-inventory.ts';
import { backendSettings, type BackendSettings } from './settings.ts';
import type { TenantDirectory } from './tenants/index.ts';

/**
 * The settings of a production process. What a machine of one's own may leave to the process has to be named here: throws a
 * {@link StartFault} that names every variable that is missing, or the one that is invalid.
 */
export function productionSettings(env: NodeJS.ProcessEnv): BackendSettings {
  const settings = backendSettings(env);
  const missing = [
    ...(settings.databaseUrl ? [] : ['DATABASE_URL']),
    ...(settings.dataKey ? [] : ['FORECOURT_DATA_KEY']),
  ];
  if (missing.length === 0) return settings;
  throw new StartFault(
    `A backend of production does not start without ${missing.join(' and ')}. deploy/backend/README.md says what to set; start deploy/local/backend/main.ts for a machine of your own.`,
    exitCodes.badSetting,
  );
}

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
    return Promise.resolve({ providers, identity, openInventory, tenantFault: standInPoolFault });
  };
}

/** Throws a {@link StartFault} for a tenant with the pool of a stand-in. */
export function requireCognitoPools(tenants: Pick<TenantDirectory, 'all'>): void {
  for (const tenant of tenants.all()) {
    const fault = standInPoolFault(tenant);
    if (fault) throw new StartFault(fault, exitCodes.badSetting);
  }
}

/** A pool with an endpoint of its own is a stand-in's; browsers would be sent to a page that production does not have. */
function standInPoolFault({ id, consumer }: Tenant): string | undefined {
  const pool = consumer.identityPools.find(({ endpoint }) => endpoint !== undefined);
  return (
    pool &&
    `The identity pool ${pool.userPoolId} of tenant ${id} has an endpoint, but production has Cognito's pools only. Remove "endpoint" from the tenant file, or start deploy/local/backend/main.ts for stand-ins.`
  );
}
