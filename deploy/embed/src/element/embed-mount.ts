import type { EmbedEvent, EmbedPlace, HostSession } from '@forecourt/shared-contracts/embedding';

/** Where the loader came from. */
export interface LoaderPlace {
  readonly siteOrigin: string;
  /** Nonce of the host page's policy, as on the loader's own script tag. */
  readonly nonce: string | undefined;
}

/** What either way of mounting is asked for. `tenant` and `locale` are empty where the host names none. */
export interface MountWish {
  readonly loader: LoaderPlace;
  readonly root: ShadowRoot;
  readonly place: EmbedPlace;
  readonly tenant: string;
  readonly locale: string;
  readonly hostSession: HostSession;
  readonly onEvent: (event: EmbedEvent) => void;
}

/** A checkout that stands in the element, in the page or in a frame. */
export interface Mount {
  go(place: EmbedPlace): void;
  focus(): void;
  unmount(): void;
}
