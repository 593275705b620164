import type { PageMenuItem, ReleaseSet, RemoteRelease } from '@forecourt/shared-contracts/releases';

interface FixtureOptions {
  readonly hasFallback?: boolean;
  readonly menu?: readonly PageMenuItem[];
}

/** A released remote that owns the given paths; `hasFallback` gives it an older release as well. */
export function releaseFixture(
  name: string,
  paths: readonly string[],
  options: FixtureOptions = {},
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
    ...(options.menu && { menu: [...options.menu] }),
    current: loadable('2.0.0'),
    ...(options.hasFallback && { fallback: loadable('1.0.0') }),
  };
}

/** A release set of these remotes. */
export function releaseSetFixture(...remotes: RemoteRelease[]): ReleaseSet {
  return { channel: 'stable', revision: 1, remotes };
}
