import type { ReleaseRecord, ReleaseSet } from '@forecourt/shared-contracts/releases';
import type { Tenant } from '@forecourt/shared-contracts/tenant';

/** The live release of a name, and the one that replaces it in the page when it fails. */
export interface LiveRelease {
  readonly current: ReleaseRecord;
  readonly fallback: ReleaseRecord | undefined;
}

/** What the edge serves at one moment: tenants by id, the channel's releases by name. Replaced as a whole, never changed. */
export interface SiteSnapshot {
  readonly channel: string;
  readonly revision: number;
  readonly tenants: ReadonlyMap<string, Tenant>;
  readonly releases: ReadonlyMap<string, LiveRelease>;
}

/** Public address of a file of a release. */
export function assetUrl(record: ReleaseRecord, path: string): string {
  return `/assets/${record.name}/${record.version}/${path}`;
}

/** Hash of a listed file; undefined when the record does not list it. */
export function integrityOf(record: ReleaseRecord, path: string): string | undefined {
  return record.files.find((file) => file.path === path)?.integrity;
}

function loadable(record: ReleaseRecord) {
  const integrity = integrityOf(record, record.entry);
  return integrity && { version: record.version, entryUrl: assetUrl(record, record.entry), integrity };
}

/** The remotes as the page is told of them; releases without container (shell, embed loader) and without a hash are left out. */
export function releaseSet({ channel, revision, releases }: SiteSnapshot): ReleaseSet {
  const remotes = [...releases.values()].flatMap(({ current, fallback }) => {
    const live = loadable(current);
    if (!current.container || !live) return [];
    const spare = fallback && loadable(fallback);
    return [
      {
        name: current.name,
        container: current.container,
        routes: current.routes,
        current: live,
        ...(spare && { fallback: spare }),
      },
    ];
  });
  return { channel, revision, remotes };
}
