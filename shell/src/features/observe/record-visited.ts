import type { Platform } from '@forecourt/shared-contracts';
import type { Visited, VisitedPaths } from '../../domain/observe/path-of-vital.ts';

/** Records each path of the page with the time of its navigation, from now on; a change of query or hash is not a new path. */
export function recordVisited(navigation: Platform['navigation'], nowMs: () => number): () => VisitedPaths {
  const first: Visited = { atMs: 0, path: navigation.current().location.pathname };
  const later: Visited[] = [];
  navigation.subscribe(({ location: { pathname } }) => {
    if ((later.at(-1) ?? first).path !== pathname) later.push({ atMs: nowMs(), path: pathname });
  });
  return () => [first, ...later];
}
