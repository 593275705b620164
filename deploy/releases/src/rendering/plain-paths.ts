import type { ReleaseRecord } from '@forecourt/shared-contracts/releases';

/** The rendered pages of a release that need no data and have no parameters. */
export function plainPaths({ routes }: Pick<ReleaseRecord, 'routes'>): string[] {
  return routes
    .filter(({ isRendered, prefetch, path }) => isRendered && prefetch.length === 0 && !/[:*]/.test(path))
    .map(({ path }) => path);
}
