import { satisfies, validRange } from 'semver';
import { isEdgePath, routeShape, type ReleaseRecord } from '@forecourt/shared-contracts/releases';

/** The part of a record or draft that decides whether releases can be live together. */
export type Composable = Pick<
  ReleaseRecord,
  'name' | 'version' | 'routes' | 'menu' | 'provides' | 'requires'
>;

/** Release name of the shell, which provides the shared modules. */
export const shellName = 'shell';

/**
 * Shared modules of which a remote loads its own copy on a mismatch (decision 2): a mismatch costs bytes, not
 * correctness.
 */
const ownCopyOnMismatch: ReadonlySet<string> = new Set([
  '@forecourt/shared-design',
  '@forecourt/shared-design/forms',
  '@forecourt/shared-contracts/react',
]);

function labeled({ name, version }: Composable): string {
  return `${name} ${version}`;
}

function routeFaults(set: readonly Composable[]): string[] {
  const owners = new Map<string, string>();
  return set.flatMap((release) =>
    release.routes.flatMap(({ path }) => {
      if (isEdgePath(path))
        return [`${labeled(release)} claims the route ${path}, which edges answer themselves.`];
      const owner = owners.get(routeShape(path));
      owners.set(routeShape(path), release.name);
      return owner ? [`${labeled(release)} claims the route ${path}, which belongs to ${owner}.`] : [];
    }),
  );
}

function menuFaults(set: readonly Composable[]): string[] {
  const owners = new Map<string, string>();
  return set.flatMap((release) =>
    (release.menu ?? []).flatMap(({ id }) => {
      const owner = owners.get(id);
      owners.set(id, release.name);
      return owner ? [`${labeled(release)} claims the menu item ${id}, which belongs to ${owner}.`] : [];
    }),
  );
}

interface Mismatch {
  readonly request: string;
  readonly sentence: string;
}

function mismatches(remote: Composable, shell: Composable): Mismatch[] {
  return Object.entries(remote.requires).flatMap(([request, range]) => {
    const provided = shell.provides[request];
    const asks = `${labeled(remote)} needs ${request} ${range}`;
    if (validRange(range) === null) return [{ request, sentence: `${asks}, which is no version range.` }];
    if (!provided) return [{ request, sentence: `${asks}, but ${labeled(shell)} does not provide it.` }];
    if (satisfies(provided, range, { includePrerelease: true })) return [];
    return [{ request, sentence: `${asks}, but ${labeled(shell)} provides ${provided}.` }];
  });
}

function allMismatches(set: readonly Composable[]): Mismatch[] {
  const shell = set.find(({ name }) => name === shellName);
  if (!shell) return [];
  return set.filter((release) => release !== shell).flatMap((remote) => mismatches(remote, shell));
}

/**
 * Why these releases cannot be live together, one sentence each; empty when they can. A route of an edge's
 * own belongs to no remote, two routes of the same shape conflict, so do two menu items of the same id, and a remote conflicts with a shell that does not
 * provide what it needs. Without a shell in the set, ranges are not checked.
 */
export function releaseSetFaults(set: readonly Composable[]): string[] {
  const refused = allMismatches(set).filter(({ request }) => !ownCopyOnMismatch.has(request));
  return [...routeFaults(set), ...menuFaults(set), ...refused.map(({ sentence }) => sentence)];
}

/**
 * What works but costs bytes: a remote that will download its own copy of a shared module. One sentence each.
 */
export function releaseSetWarnings(set: readonly Composable[]): string[] {
  const tolerated = allMismatches(set).filter(({ request }) => ownCopyOnMismatch.has(request));
  return tolerated.map(({ sentence }) => `${sentence} It will bring its own copy.`);
}
