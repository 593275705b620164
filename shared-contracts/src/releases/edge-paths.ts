/** First segments of the paths that an edge passes on to the backend. */
export const backendPrefixes = ['api', 'public', 'user', 'ld', 'proxy', 'media', '_sandbox'] as const;

/** First segments of the paths that an edge answers itself, instead of with a page. */
const ownPrefixes = [
  '_changes',
  '_observe',
  '_override',
  '_status',
  'assets',
  'common-env',
  'embed',
  'frames',
  'healthz',
  'images',
  'livez',
  'readyz',
  'tenant-data',
] as const;

const edgePrefixes: ReadonlySet<string> = new Set([...backendPrefixes, ...ownPrefixes]);

/** Whether an edge answers the paths of a route without a page: a remote with such a route would never be shown there. */
export function isEdgePath(route: string): boolean {
  return edgePrefixes.has(route.split('/')[1] ?? '');
}
