import { installedVersion, type PackageInfo } from './package-info.ts';
import { sourceVersion } from './source-version.ts';

type SharePolicy = 'strict-singleton' | 'own-copy-on-mismatch';

interface ShareRule {
  readonly request: string;
  readonly packageName: string;
  readonly policy: SharePolicy;
  /** Whether only some routes load it: those that use it name it in their release. */
  readonly isByRoute?: true;
}

const rules: readonly ShareRule[] = [
  { request: 'react', packageName: 'react', policy: 'strict-singleton' },
  { request: 'react/jsx-runtime', packageName: 'react', policy: 'strict-singleton' },
  { request: 'react-dom', packageName: 'react-dom', policy: 'strict-singleton' },
  { request: 'react-dom/client', packageName: 'react-dom', policy: 'strict-singleton' },
  {
    request: '@forecourt/shared-contracts',
    packageName: '@forecourt/shared-contracts',
    policy: 'strict-singleton',
  },
  {
    request: '@forecourt/shared-contracts/react',
    packageName: '@forecourt/shared-contracts',
    policy: 'own-copy-on-mismatch',
  },
  {
    request: '@forecourt/shared-design',
    packageName: '@forecourt/shared-design',
    policy: 'own-copy-on-mismatch',
  },
  {
    request: '@forecourt/shared-design/forms',
    packageName: '@forecourt/shared-design',
    policy: 'own-copy-on-mismatch',
    isByRoute: true,
  },
];

/** Those of some shared modules that only some routes load; a page has all others from its start. */
export function modulesByRoute(requests: Iterable<string>): string[] {
  const wanted = new Set(requests);
  return rules.flatMap(({ request, isByRoute }) => (isByRoute && wanted.has(request) ? [request] : []));
}

/**
 * Sharing options of one request in Module Federation's terms. `requiredVersion` is a semver range, `version`
 * the built-in version.
 */
export interface SharedModule {
  readonly singleton: boolean;
  readonly strictVersion: boolean;
  readonly requiredVersion: string;
  readonly version: string;
}

/**
 * The range that a package requires of a shared one: from its peerDependencies if listed, otherwise the minor
 * that it was built with, because a minor may add what the package uses and a patch adds nothing.
 */
export function requiredRange(pkg: PackageInfo, packageName: string): string {
  const peer = pkg.peerDependencies[packageName];
  if (peer !== undefined) return peer;
  const [major, minor] = installedVersion(packageName, pkg.dir).split('.');
  return `^${major}.${minor}.0`;
}

/**
 * What a package shares, by request, out of the few modules that the architecture shares at all; those whose
 * package it does not depend on are omitted. Every request is listed exactly: other subpaths of
 * shared-contracts are bundled into each user.
 */
export function sharedModules(pkg: PackageInfo): Record<string, SharedModule> {
  const used = rules.filter(
    ({ packageName }) => packageName in pkg.dependencies || packageName in pkg.peerDependencies,
  );
  return Object.fromEntries(
    used.map(({ request, packageName, policy }) => [
      request,
      {
        singleton: policy !== 'own-copy-on-mismatch',
        strictVersion: policy === 'strict-singleton',
        requiredVersion: requiredRange(pkg, packageName),
        version: installedVersion(packageName, pkg.dir),
      },
    ]),
  );
}

/** The exact builds of some shared modules that a package has, by request: two are equal only for equal sources. */
export function sharedBuilds(pkg: PackageInfo, requests: Iterable<string>): Record<string, string> {
  const wanted = new Set(requests);
  return Object.fromEntries(
    rules
      .filter(({ request }) => wanted.has(request))
      .map(({ request, packageName }) => [request, sourceVersion(packageName, pkg.dir)]),
  );
}
