import { readTenant, type ChannelJournal, type ReleaseStore } from '@forecourt/releases';
import type { Tenant } from '@forecourt/shared-contracts/tenant';
import { createChannelReader, type ChannelReader } from './create-channel-reader.ts';
import type { ChannelState, SiteSnapshot } from './site-snapshot.ts';
import { contestedHosts } from './tenant-of-host.ts';

/** The published site as last read by this edge. */
export interface LiveSite {
  snapshot(): SiteSnapshot;
  /** Reads what has changed. Never rejects: a fault is logged once and the last good state is kept. */
  refresh(): Promise<void>;
}

/** Where the site is read from, and where faults are logged. */
export interface LiveSiteSource {
  readonly store: ReleaseStore;
  readonly channel: string;
  /** What this edge remembers across restarts; undefined for nothing. */
  readonly memory?: ChannelJournal | undefined;
  readonly log: (message: string) => void;
  /** Called with what is served next, before it is. Must not reject, nor take long. */
  readonly prepare?: (next: SiteSnapshot) => Promise<void>;
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
  const logContested = (tenants: Iterable<Tenant>) => {
    const hosts = contestedHosts(tenants);
    if (hosts.length > 0) log(`several tenants claim ${hosts.join(', ')}, which gets 404`);
  };
  return async (): Promise<ReadonlyMap<string, Tenant>> => {
    const ids = await store.tenantIds();
    for (const id of kept.keys()) if (!ids.includes(id)) kept.delete(id);
    const stamps = [...kept.values()];
    for (const id of ids) await readOne(id);
    const tenants = new Map([...kept].flatMap(([id, { tenant }]) => (tenant ? [[id, tenant] as const] : [])));
    if ([...kept.values()].some((one) => !stamps.includes(one))) logContested(tenants.values());
    return tenants;
  };
}

/** The tenants' own channels, each with the id of its tenant; signed changes are required if `common` has any. */
function createOwnChannels(source: LiveSiteSource, common: ChannelReader, attempt: Attempt) {
  const readers = new Map<string, ChannelReader>();
  const isStrict = () => common.isSigned();
  return async (tenantIds: Iterable<string>): Promise<ReadonlyMap<string, ChannelState>> => {
    const states = new Map<string, ChannelState>();
    for (const id of tenantIds) {
      if (id === source.channel) continue;
      const reader = readers.get(id) ?? createChannelReader({ ...source, channel: id, isStrict });
      readers.set(id, reader);
      await attempt(`channel ${id}`, () => reader.read());
      const state = reader.state();
      if (state) states.set(id, state);
    }
    return states;
  };
}

type Attempt = (what: string, work: () => Promise<void>) => Promise<void>;

/** Retries operations that may fail, and logs each failure once for as long as the reason stays the same. */
function createAttempts({ log }: LiveSiteSource): Attempt {
  const logged = new Map<string, string>();
  return async (what, work) => {
    try {
      await work();
      logged.delete(what);
    } catch (error) {
      const message = `${what} cannot be read: ${error instanceof Error ? error.message : String(error)}`;
      if (logged.get(what) !== message) log(message);
      logged.set(what, message);
    }
  };
}

/** Starts with an empty site; call `refresh` before the first request and then every few seconds. */
export function createLiveSite(source: LiveSiteSource): LiveSite {
  const readTenants = createTenantReader(source);
  const attempt = createAttempts(source);
  const common = createChannelReader(source);
  const readOwn = createOwnChannels(source, common, attempt);
  const nothing: ChannelState = {
    channel: source.channel,
    revision: 0,
    names: [],
    releases: new Map(),
    canaries: new Map(),
    refused: [],
  };
  let snapshot: SiteSnapshot = { ...nothing, tenants: new Map(), own: new Map() };
  let running: Promise<void> | undefined;
  const readAll = async () => {
    let { tenants } = snapshot;
    await attempt('tenants', async () => {
      tenants = await readTenants();
    });
    let { own } = snapshot;
    await attempt(`channel ${source.channel}`, async () => {
      await common.read();
      own = await readOwn(tenants.keys());
    });
    const next: SiteSnapshot = { ...(common.state() ?? nothing), tenants, own };
    await source.prepare?.(next);
    snapshot = next;
  };
  return {
    snapshot: () => snapshot,
    refresh: () => (running ??= readAll().finally(() => (running = undefined))),
  };
}
