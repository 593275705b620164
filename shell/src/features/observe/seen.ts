import type { EventPayload, Platform } from '@forecourt/shared-contracts';
import type { VisitedPaths } from '../../domain/observe/path-of-vital.ts';
import type { RemoteStatusStore } from '../remotes/index.ts';

/** Something that happened on the page, with its location and the versions running at the time. */
export interface Seen {
  readonly what:
    | { readonly kind: 'error' | 'rejection'; readonly reason: unknown }
    | { readonly kind: 'failed'; readonly failure: EventPayload<'remote:failed'> }
    | ({ readonly kind: 'replaced' } & EventPayload<'remote:replaced'>)
    | ({ readonly kind: 'mismatched' } & EventPayload<'remote:mismatched'>)
    | { readonly kind: 'changed'; readonly state: ReturnType<RemoteStatusStore['getState']> };
  readonly atMs: number;
  readonly path: string;
  readonly versions: Readonly<Record<string, string>>;
}

/** The origin of the page. `vitalsPercent` as in the page's context. */
export interface ObservedPage {
  readonly platform: Platform;
  readonly store: RemoteStatusStore;
  readonly shellVersion: string;
  readonly vitalsPercent: number | undefined;
}

/** The page with its paths so far, recorded since it was opened. */
export interface RecordedPage extends ObservedPage {
  readonly visited: () => VisitedPaths;
}
