import type { PageContext } from '../page/index.ts';
import type { EmbedEvent } from './embed-event.ts';
import type { HostSession } from './host-session.ts';

/** Which order a host's page shows, and which step of it: a step's word, or empty for the first incomplete one. */
export interface EmbedPlace {
  /** Empty shows the page that asks for an order. */
  readonly orderNumber: string;
  readonly step: string;
}

/** What the checkout is mounted with in a foreign page or frame. */
export interface EmbedRequest {
  readonly context: PageContext;
  readonly siteOrigin: string;
  readonly place: EmbedPlace;
  readonly element: HTMLElement;
  /** Where style elements go; the document's head without it. */
  readonly styleContainer?: Node;
  readonly nonce?: string;
  readonly hostSession?: HostSession;
  readonly onEvent?: (event: EmbedEvent) => void;
}

/** A checkout in a foreign page or frame. */
export interface MountedEmbed {
  /** Leads to another order or step, as a link would. */
  go(place: EmbedPlace): void;
  /** Ends it and everything that it listens to. */
  unmount(): Promise<void>;
}
