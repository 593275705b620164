import type { ViewCounts } from '@forecourt/shared-contracts/observe';
import type { ReleaseRecord } from '@forecourt/shared-contracts/releases';

const keptReleases = 50;
const none: ViewCounts = { rendered: 0, cached: 0, late: 0, withoutData: 0, failed: 0, refused: 0 };

/** Counts, by release, how the views since the start came about. */
export function createViewCounts() {
  const counts = new Map<string, ViewCounts>();
  const keyOf = ({ name, version }: Pick<ReleaseRecord, 'name' | 'version'>) => `${name} ${version}`;
  return {
    /** Undefined for a release that was never to be rendered. */
    read: (release: Pick<ReleaseRecord, 'name' | 'version'>): ViewCounts | undefined =>
      counts.get(keyOf(release)),
    add(release: ReleaseRecord, kind: keyof ViewCounts): void {
      const now = counts.get(keyOf(release)) ?? none;
      counts.delete(keyOf(release));
      counts.set(keyOf(release), { ...now, [kind]: now[kind] + 1 });
      const [oldest] = counts.keys();
      if (counts.size > keptReleases && oldest !== undefined) counts.delete(oldest);
    },
  };
}
