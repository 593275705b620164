import { createHash } from 'node:crypto';
import { releaseSetFaults } from '@forecourt/releases';
import type { ReleaseRecord } from '@forecourt/shared-contracts/releases';
import type { ChannelState, LiveRelease, RunningCanary, SiteSnapshot, VisitorSite } from './site-snapshot.ts';

/**
 * Who a page is for. `group` is the visitor's number for canaries (see `visitor-group.ts`); without one they
 * never get any.
 */
export interface Visitor {
  readonly tenantId: string;
  readonly group: number | undefined;
}

const buckets = 2 ** 32;

/**
 * Whether a visitor's group gets a canary. Each canary divides the groups differently, so that the same
 * visitors do not try everything, and a higher percentage only adds groups.
 */
export function isInCanary(group: number, { record, percent }: RunningCanary): boolean {
  const hash = createHash('sha256').update(`${group}:${record.name}:${record.version}`).digest();
  return hash.readUInt32BE(0) / buckets < percent / 100;
}

/**
 * The canaries that run for a tenant: those of its own channel, and the common ones for names that its
 * channel does not set.
 */
export function canariesOf(snapshot: SiteSnapshot, tenantId: string): ReadonlyMap<string, RunningCanary> {
  const own = snapshot.own.get(tenantId);
  const common = [...snapshot.canaries].filter(([name]) => !own?.releases.has(name));
  return new Map([...common, ...(own?.canaries ?? [])]);
}

type Releases = ReadonlyMap<string, LiveRelease>;

function records(releases: Releases) {
  return [...releases.values()].map(({ current }) => current);
}

/**
 * Applies releases over others: all together if they are compatible, otherwise one by one as far as each is
 * compatible.
 */
function composed(base: Releases, over: readonly LiveRelease[]): Releases {
  const withAll = (set: Releases, more: readonly LiveRelease[]) =>
    new Map([
      ...set,
      ...more.map(({ current, fallback }): [string, LiveRelease] => [
        current.name,
        { current, fallback: fallback ?? set.get(current.name)?.current },
      ]),
    ]);
  const fits = (set: Releases) => releaseSetFaults(records(set)).length === 0;
  const together = withAll(base, over);
  if (over.length === 0 || fits(together)) return together;
  return over.reduce((set, one) => {
    const next = withAll(set, [one]);
    return fits(next) ? next : set;
  }, base);
}

/**
 * The site with another release of one remote, its live one as the fallback; unchanged if it is incompatible
 * with the others.
 */
export function withRelease(site: VisitorSite, current: ReleaseRecord): VisitorSite {
  return { ...site, releases: composed(site.releases, [{ current, fallback: undefined }]) };
}

function compose(
  snapshot: SiteSnapshot,
  own: ChannelState | undefined,
  canaries: readonly RunningCanary[],
): VisitorSite {
  const { channel, revision, releases } = own ?? snapshot;
  const common = own ? composed(snapshot.releases, [...releases.values()]) : releases;
  return {
    channel,
    revision,
    releases: composed(
      common,
      canaries.map(({ record }) => ({ current: record, fallback: common.get(record.name)?.current })),
    ),
  };
}

const made = new WeakMap<SiteSnapshot, Map<string, VisitorSite>>();

/**
 * The releases for one visitor: the common channel, then the tenant's own, then the canaries of the visitor's
 * group. Incompatible releases are never mixed (the same gate as at promotion): a release that does not fit
 * is ignored. A canary's fallback in the page is the release that other visitors get.
 */
export function visitorSite(snapshot: SiteSnapshot, { tenantId, group }: Visitor): VisitorSite {
  const own = snapshot.own.get(tenantId);
  const canaries =
    group === undefined
      ? []
      : [...canariesOf(snapshot, tenantId).values()].filter((canary) => isInCanary(group, canary));
  if (!own && canaries.length === 0) return snapshot;
  const sites = made.get(snapshot) ?? new Map<string, VisitorSite>();
  made.set(snapshot, sites);
  const key = [own?.channel, ...canaries.map(({ record }) => record.name)].join(' ');
  const site = sites.get(key) ?? compose(snapshot, own, canaries);
  sites.set(key, site);
  return site;
}
