import { flatProperties } from './flat-properties.ts';
import { safePath, safeQuery } from './safe-address.ts';

/** One event to send. `properties` may contain anything: what must not be sent is removed here. */
export interface MeasuredEvent {
  readonly name: string;
  readonly properties: Readonly<Record<string, unknown>>;
}

/** Context sent with an event. */
export interface PixelContext {
  /** Id of the visit, used for analytics only. */
  readonly visitId: string;
  readonly path: string;
  /** The page's query with its question mark, or empty. */
  readonly search: string;
  /** Correlation ids of API calls that no event has carried yet. */
  readonly callIds: readonly string[];
  readonly dataLayer: MeasuredDataLayer;
}

/** What is known about the page and its visitor; `userId` is the account's own number, which identifies no person. */
export interface MeasuredDataLayer {
  readonly vin?: string | undefined;
  readonly trafficSource?: string | undefined;
  readonly userId?: string | undefined;
  readonly userStatus?: string | undefined;
  readonly orderId?: string | undefined;
  /** Alerts that said 'oops', with `#` for each digit. They leave the page only with a forwarded event. */
  readonly alerts?: readonly string[];
}

/** Events that are not sent (SITE-62). */
const silentEvents: readonly string[] = ['scroll-depth', 'original-location', 'ee-event'];

/** Whether an event is sent at all. */
export function isSent(name: string): boolean {
  return !silentEvents.includes(name);
}

const dataLayerKeys = ['vin', 'trafficSource', 'userId', 'userStatus', 'orderId'] as const;

/** Longest URL that every server on the way accepts. */
const longestUrl = 4000;

/**
 * Returns the URL of the image that carries an event (SITE-57, SITE-61). Parameters that would make it longer than 4,000 characters are
 * left out, the page's own first.
 */
export function pixelUrl(event: MeasuredEvent, context: PixelContext): string {
  const query = safeQuery(context.search);
  const needed = new URLSearchParams({
    te_sid: context.visitId,
    te_nm: event.name,
    te_path: safePath(context.path),
    ...(context.callIds.length > 0 && { te_tsid: context.callIds.join() }),
    ...flatProperties(event.properties),
  });
  for (const key of dataLayerKeys) {
    const value = context.dataLayer[key];
    if (value) needed.set(`te_${key}`, value);
  }
  const whole = new URLSearchParams(needed);
  whole.set('te_query', new URLSearchParams(query.map(([name, value]) => [name, value])).toString());
  for (const [name, value] of query) whole.append(`te-query-${name}`, value);
  const url = `/images/tp.gif?${whole}`;
  return url.length <= longestUrl ? url : `/images/tp.gif?${needed}`.slice(0, longestUrl);
}
