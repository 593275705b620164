import type { ReleaseFault } from '@forecourt/releases';
import { keptBy } from '../kept-by.ts';
import { pageMenu, type ReleaseRecord, type ReleaseSet } from '@forecourt/shared-contracts/releases';
import type { Tenant } from '@forecourt/shared-contracts/tenant';

/** The live release of a name, and the one that replaces it in the page if it fails. */
export interface LiveRelease {
  readonly current: ReleaseRecord;
  readonly fallback: ReleaseRecord | undefined;
}

/** A release that `percent` of the visitors get instead of the live one. */
export interface RunningCanary {
  readonly record: ReleaseRecord;
  readonly percent: number;
}

/** The releases for one visitor, by name. */
export interface VisitorSite {
  readonly channel: string;
  readonly revision: number;
  readonly releases: ReadonlyMap<string, LiveRelease>;
}

/**
 * A release that a pointer names but that is not served: its record is not trusted, or it is older without a
 * signed change.
 */
export interface RefusedRelease {
  readonly name: string;
  readonly version: string;
  readonly why: ReleaseFault | 'older';
}

/**
 * A channel as last read: the names that its pointers have, its live releases and canaries by name, and the
 * refused releases that its pointers name.
 */
export interface ChannelState extends VisitorSite {
  readonly names: readonly string[];
  readonly canaries: ReadonlyMap<string, RunningCanary>;
  readonly refused: readonly RefusedRelease[];
}

/**
 * What the edge serves at one moment: tenants by id, the common channel, and the tenants' own channels, by
 * tenant id. Replaced as a whole, never modified.
 */
export interface SiteSnapshot extends ChannelState {
  readonly tenants: ReadonlyMap<string, Tenant>;
  readonly own: ReadonlyMap<string, ChannelState>;
}

/** Public URL of a file of a release. */
export function assetUrl(record: ReleaseRecord, path: string): string {
  return `/assets/${record.name}/${record.version}/${path}`;
}

/** Hash of a listed file; undefined if the record does not list it. */
export function integrityOfFile(record: ReleaseRecord, path: string): string | undefined {
  return record.files.find((file) => file.path === path)?.integrity;
}

function loadable(record: ReleaseRecord) {
  const integrity = integrityOfFile(record, record.entry);
  return integrity && { version: record.version, entryUrl: assetUrl(record, record.entry), integrity };
}

/** The routes of a release as the shell needs them: their early calls and headings are the edge's. */
const pageRoutes = keptBy(({ routes }: ReleaseRecord) =>
  routes.map(({ earlyCalls: _calls, heading: _heading, ...route }) => route),
);

/**
 * The remotes for a page in this language; releases without a container (shell, embed loader) or without a
 * hash are omitted.
 */
export function releaseSet({ channel, revision, releases }: VisitorSite, locale: string): ReleaseSet {
  const remotes = [...releases.values()].flatMap(({ current, fallback }) => {
    const live = loadable(current);
    if (!current.container || !live) return [];
    const spare = fallback && loadable(fallback);
    return [
      {
        name: current.name,
        container: current.container,
        routes: pageRoutes(current),
        ...(current.menu && { menu: pageMenu(current.menu, locale) }),
        current: live,
        ...(spare && { fallback: spare }),
      },
    ];
  });
  return { channel, revision, remotes };
}
