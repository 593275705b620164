import * as v from 'valibot';
import type { Platform } from '@forecourt/shared-contracts';
import { routePaths } from '../domain/route-paths.ts';

const TrailSchema = v.object({ href: v.string(), nextKey: v.string() });
const trailKey = 'search-trail';

/** Records, when a search has just been left by a link, which one it was and which history entry follows it. */
export function noteSearchLeft({ navigation, storage }: Platform, href: string): void {
  const { location, action } = navigation.current();
  if (action === 'push' && location.pathname !== routePaths.search) {
    storage.session.write(trailKey, { href, nextKey: location.key });
  }
}

/** Returns the URL of the search one step back in the history, undefined if there is none. */
export function searchOneStepBack({ navigation, storage }: Platform): string | undefined {
  const trail = storage.session.read(trailKey, TrailSchema);
  return trail?.nextKey === navigation.current().location.key ? trail.href : undefined;
}
