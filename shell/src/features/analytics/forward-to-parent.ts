import {
  flatProperties,
  safePath,
  safeQuery,
  type MeasuredDataLayer,
  type MeasuredEvent,
} from '../../domain/analytics/index.ts';

/** An event with its page and data layer. */
export interface ForwardedEvent {
  readonly event: MeasuredEvent;
  readonly path: string;
  readonly search: string;
  readonly dataLayer: MeasuredDataLayer;
}

/** Forwards an event to the parent page. Never throws. */
export type ForwardEvent = (forwarded: ForwardedEvent) => void;

/** The part of a window that forwarding needs. */
export interface FramedWindow {
  readonly parent: { postMessage(message: unknown, targetOrigin: string): void };
  readonly location: { readonly origin: string; readonly ancestorOrigins?: ArrayLike<string> };
  readonly document: { readonly referrer: string; readonly title: string };
}

/**
 * Returns the origin of the parent page; undefined if the page is not framed or the origin is unknown. Only origins on the tenant's list
 * can frame the site (`frame-ancestors`), and a message is sent only to this one, never to `*` (T29).
 */
export function parentOrigin(frame: FramedWindow): string | undefined {
  if ((frame.parent as unknown) === frame) return undefined;
  const framedBy = frame.location.ancestorOrigins?.[0] ?? frame.document.referrer;
  if (!URL.canParse(framedBy)) return undefined;
  const { origin } = new URL(framedBy);
  return origin === 'null' ? undefined : origin;
}

/** `FC-6SSN-4977-Z8T5`, and the shorter ones of a dealer's own system. */
const orderNumber = /\b[A-Z]{2,}-(?:\d+|[A-Z\d]{4}(?:-[A-Z\d]{4})+)\b/g;

/**
 * Posts events to the parent page as `analytics-event` messages with href, title, properties and data layer (SITE-63). Neither the order
 * nor the visitor's own number leaves the site (T61). A failure is logged with the text of SITE-91.
 */
export function forwardTo(
  frame: FramedWindow,
  targetOrigin: string,
  log: (message: string, detail: unknown) => void,
): ForwardEvent {
  return ({ event, path, search, dataLayer: { vin, trafficSource, userStatus, alerts = [] } }) => {
    const query = new URLSearchParams(safeQuery(search).map(([name, value]) => [name, value])).toString();
    try {
      frame.parent.postMessage(
        {
          type: 'analytics-event',
          name: event.name,
          href: `${frame.location.origin}${safePath(path)}${query && `?${query}`}`,
          title: frame.document.title.replace(orderNumber, '_'),
          properties: flatProperties(event.properties),
          dataLayer: { vin, trafficSource, userStatus, alerts },
        },
        targetOrigin,
      );
    } catch (error) {
      log('Failed to forward analytics request', error);
    }
  };
}
