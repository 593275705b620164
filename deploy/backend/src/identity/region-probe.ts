import { startJob } from '../jobs/index.ts';
import type { Clock } from '../ports/index.ts';
import type { TenantDirectory } from '../tenants/index.ts';
import type { RegionStates } from './region-states.ts';
import { regionHealth, unprobedRegion, type RegionHealth } from './rules/region-health.ts';
import { poolIssuer } from './tokens/pool-issuer.ts';

/** How often every pool is probed, in milliseconds. */
export const probeEveryMs = 10_000;
/** After how long a probe counts as failed, in milliseconds. */
export const probeTimeoutMs = 3_000;

/** What the probe needs. */
export interface RegionProbeDeps {
  readonly regions: Pick<RegionStates, 'setDown'>;
  readonly tenants: Pick<TenantDirectory, 'all'>;
  readonly clock: Clock;
  readonly fetch: (url: string, options: { readonly signal: AbortSignal }) => Promise<Response>;
  /** Takes one JSON line for each region that goes down or comes back. */
  readonly log: (line: string) => void;
}

interface ProbedPool {
  readonly tenant: string;
  readonly region: string;
  readonly url: string;
}

/**
 * Fetches the key set of every tenant's pool at Amazon, at once and every 10 s, and reports which regions are down and up again (F35).
 * Any answer below 500 counts: a wrong pool id is not an outage. Pools of a stand-in are left out. Returns what ends it.
 */
export function startRegionProbe(deps: RegionProbeDeps): () => Promise<void> {
  const known = new Map<string, RegionHealth>();

  async function probe({ tenant, region, url }: ProbedPool): Promise<void> {
    const key = `${tenant}/${region}`;
    const before = known.get(key) ?? unprobedRegion;
    const now = regionHealth(before, await isAnswered(deps, url));
    known.set(key, now);
    if (now.isDown === before.isDown) return;
    deps.regions.setDown(tenant, region, now.isDown);
    const event = now.isDown ? 'identity-region-down' : 'identity-region-up';
    deps.log(JSON.stringify({ at: deps.clock.now().toISOString(), event, tenant, region }));
  }

  return startJob({
    ...{ name: 'identity regions', everyMs: probeEveryMs, isAtOnce: true },
    work: async () => {
      await Promise.all(cloudPools(deps).map(probe));
    },
  });
}

function cloudPools({ tenants }: RegionProbeDeps): ProbedPool[] {
  return tenants.all().flatMap(({ id, consumer }) =>
    consumer.identityPools
      .filter(({ endpoint }) => endpoint === undefined)
      .map((pool) => ({
        tenant: id,
        region: pool.region,
        url: `${poolIssuer(pool)}/.well-known/jwks.json`,
      })),
  );
}

async function isAnswered({ fetch }: RegionProbeDeps, url: string): Promise<boolean> {
  const giveUp = new AbortController();
  const timer = setTimeout(() => giveUp.abort(), probeTimeoutMs);
  try {
    const answer = await fetch(url, { signal: giveUp.signal });
    await answer.body?.cancel();
    return answer.status < 500;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
