import type { ReleaseSet, RemoteRelease } from '@forecourt/shared-contracts/releases';

/** A released remote that owns the given paths; `fallback` gives it an older release as well. */
export function releaseFixture(
  name: string,
  paths: readonly string[],
  options: { readonly hasFallback?: boolean } = {},
): RemoteRelease {
  const loadable = (version: string) => ({
    version,
    entryUrl: `/assets/${name}/${version}/remoteEntry.js`,
    integrity: 'sha384-test',
  });
  return {
    name,
    container: name.replace('-', ''),
    routes: paths.map((path, at) => ({
      id: `route-${at}`,
      path,
      skeleton: 'list',
      prefetch: [],
      chunks: [],
    })),
    current: loadable('2.0.0'),
    ...(options.hasFallback && { fallback: loadable('1.0.0') }),
  };
}

/** A release set of these remotes. */
export function releaseSetFixture(...remotes: RemoteRelease[]): ReleaseSet {
  return { channel: 'stable', revision: 1, remotes };
}
