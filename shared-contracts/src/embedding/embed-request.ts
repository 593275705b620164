import type { PageContext } from '../page/index.ts';
import type { EmbedEvent } from './embed-event.ts';
import type { HostSession } from './host-session.ts';

/** The order and step shown in a host's page; an empty step means the first incomplete one. */
export interface EmbedLocation {
  /** Empty shows the page that asks for an order number. */
  readonly orderNumber: string;
  readonly step: string;
}

/** Options for mounting the checkout in a foreign page or frame. */
export interface EmbedRequest {
  readonly context: PageContext;
  readonly siteOrigin: string;
  readonly place: EmbedLocation;
  readonly element: HTMLElement;
  /** Where style elements are inserted; the document's head by default. */
  readonly styleContainer?: Node;
  readonly nonce?: string;
  readonly hostSession?: HostSession;
  readonly onEvent?: (event: EmbedEvent) => void;
}

/** A checkout in a foreign page or frame. */
export interface MountedEmbed {
  /** Navigates to another order or step, as a link would. */
  go(place: EmbedLocation): void;
  /** Unmounts the checkout and removes all of its listeners. */
  unmount(): Promise<void>;
}
