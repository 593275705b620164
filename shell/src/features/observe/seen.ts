import type { EventPayload, Platform } from '@forecourt/shared-contracts';
import type { RemoteStatusStore } from '../remotes/index.ts';

/** Something that happened on the page, with where it stood and which versions ran then. */
export interface Seen {
  readonly what:
    | { readonly kind: 'error' | 'rejection'; readonly reason: unknown }
    | { readonly kind: 'failed'; readonly failure: EventPayload<'remote:failed'> }
    | ({ readonly kind: 'replaced' } & EventPayload<'remote:replaced'>)
    | { readonly kind: 'changed'; readonly state: ReturnType<RemoteStatusStore['getState']> };
  readonly atMs: number;
  readonly path: string;
  readonly versions: Readonly<Record<string, string>>;
}

/** Where the page comes from. `vitalsPercent` as in the page's context. */
export interface ObservedPage {
  readonly platform: Platform;
  readonly store: RemoteStatusStore;
  readonly shellVersion: string;
  readonly vitalsPercent: number | undefined;
}
