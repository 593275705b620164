import type { EmbedEvent, EmbedLocation, HostSession } from '@forecourt/shared-contracts/embedding';

/** Where the loader was loaded from. */
export interface LoaderLocation {
  readonly siteOrigin: string;
  /** Nonce of the host page's policy, as on the loader's own script tag. */
  readonly nonce: string | undefined;
}

/** Input for both ways of mounting. `tenant` and `locale` are empty if the host specifies none. */
export interface MountRequest {
  readonly loader: LoaderLocation;
  readonly root: ShadowRoot;
  readonly place: EmbedLocation;
  readonly tenant: string;
  readonly locale: string;
  readonly hostSession: HostSession;
  readonly onEvent: (event: EmbedEvent) => void;
  /** Whether the host's policy has blocked something of ours, which is no fault of a release. */
  readonly isBlocked: () => boolean;
}

/** A mounted checkout, in the page or in a frame. */
export interface Mount {
  go(place: EmbedLocation): void;
  focus(): void;
  unmount(): void;
}
