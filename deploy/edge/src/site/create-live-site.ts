import { readTenant, type ReleaseStore } from '@forecourt/releases';
import type { Channel, ReleaseRecord } from '@forecourt/shared-contracts/releases';
import type { Tenant } from '@forecourt/shared-contracts/tenant';
import type { LiveRelease, SiteSnapshot } from './site-snapshot.ts';

/** The published site as this edge last read it. */
export interface LiveSite {
  snapshot(): SiteSnapshot;
  /** Reads what has changed. Never rejects: what is broken is logged once and its last good state stays. */
  refresh(): Promise<void>;
}

/** Where the site is read from, and where faults are told. */
export interface LiveSiteSource {
  readonly store: ReleaseStore;
  readonly channel: string;
  readonly log: (message: string) => void;
}

interface KeptTenant {
  readonly stamp: string;
  readonly tenant: Tenant | undefined;
}

function createTenantReader({ store, log }: LiveSiteSource) {
  const kept = new Map<string, KeptTenant>();
  const readOne = async (id: string) => {
    const file = await store.tenant(id);
    const before = kept.get(id);
    if (!file || file.stamp === before?.stamp) return;
    const reading = readTenant(file.text);
    const isGood = reading.ok && reading.tenant.id === id;
    if (!isGood)
      log(
        `tenant ${id} is broken, the last good file stays: ${reading.ok ? 'id: is another' : reading.faults.join('; ')}`,
      );
    kept.set(id, { stamp: file.stamp, tenant: isGood ? reading.tenant : before?.tenant });
  };
  return async (): Promise<ReadonlyMap<string, Tenant>> => {
    const ids = await store.tenantIds();
    for (const id of kept.keys()) if (!ids.includes(id)) kept.delete(id);
    for (const id of ids) await readOne(id);
    return new Map([...kept].flatMap(([id, { tenant }]) => (tenant ? [[id, tenant] as const] : [])));
  };
}

async function trusted(
  source: LiveSiteSource,
  name: string,
  version: string | undefined,
): Promise<ReleaseRecord | undefined> {
  if (version === undefined) return undefined;
  const stored = await source.store.release({ name, version });
  if (stored.ok) return stored.record;
  source.log(`release ${name} ${version} is ${stored.fault} and is not served`);
  return undefined;
}

async function readReleases(
  source: LiveSiteSource,
  channel: Channel,
  before: SiteSnapshot,
): Promise<ReadonlyMap<string, LiveRelease>> {
  const releases = new Map<string, LiveRelease>();
  for (const [name, version] of Object.entries(channel.current)) {
    const wanted = await trusted(source, name, version);
    const fallback = await trusted(source, name, channel.previous[name]);
    const current = wanted ?? before.releases.get(name)?.current ?? fallback;
    if (current) releases.set(name, { current, fallback: fallback === current ? undefined : fallback });
  }
  return releases;
}

/** Starts with an empty site; call `refresh` before the first request and then every few seconds. */
export function createLiveSite(source: LiveSiteSource): LiveSite {
  const { store, log } = source;
  const readTenants = createTenantReader(source);
  let snapshot: SiteSnapshot = {
    channel: source.channel,
    revision: 0,
    tenants: new Map(),
    releases: new Map(),
  };
  let channelStamp: string | undefined;
  let running: Promise<void> | undefined;
  const attempt = (what: string, work: () => Promise<void>) =>
    work().catch((error: unknown) =>
      log(`${what} cannot be read: ${error instanceof Error ? error.message : String(error)}`),
    );
  const readChannel = async () => {
    const stamp = await store.channelStamp(source.channel);
    if (stamp === undefined || stamp === channelStamp) return;
    channelStamp = stamp;
    const channel = await store.channel(source.channel);
    if (!channel) return;
    snapshot = {
      ...snapshot,
      revision: channel.revision,
      releases: await readReleases(source, channel, snapshot),
    };
  };
  const readAll = async () => {
    await attempt('tenants', async () => {
      snapshot = { ...snapshot, tenants: await readTenants() };
    });
    await attempt(`channel ${source.channel}`, readChannel);
  };
  return {
    snapshot: () => snapshot,
    refresh: () => (running ??= readAll().finally(() => (running = undefined))),
  };
}
