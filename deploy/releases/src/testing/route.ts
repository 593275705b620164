import type { RemoteRoute } from '@forecourt/shared-contracts/releases';

/** A route as in a record, with the schema's defaults. */
export function route(path: string, rest: Partial<RemoteRoute> = {}): RemoteRoute {
  return { id: 'route', path, skeleton: 'list', prefetch: [], chunks: [], ...rest };
}
