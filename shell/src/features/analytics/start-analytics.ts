import type { Platform } from '@forecourt/shared-contracts';
import { mayMeasure } from '@forecourt/shared-contracts/analytics';
import {
  createCallIdQueue,
  isSent,
  pixelUrl,
  safePath,
  safeReferrer,
  type MeasuredEvent,
} from '../../domain/analytics/index.ts';
import type { Collector, Happening } from './collect-events.ts';
import { createDataLayer } from './create-data-layer.ts';
import type { ForwardEvent } from './forward-to-parent.ts';
import { measuredEvent } from './measured-event.ts';

/** What analytics needs of its surroundings. */
export interface AnalyticsParts {
  readonly platform: Platform;
  readonly collector: Collector;
  readonly visitId: string;
  /** Address that led to the page's first view; empty when nobody tells. */
  readonly referrer: string;
  readonly ownOrigin: string;
  /** The page's query as it was first opened. */
  readonly firstSearch: string;
  readonly send: (url: string) => void;
  /** Tells the page around this one; undefined where the tenant does not forward or nobody frames it. */
  readonly forward: ForwardEvent | undefined;
  /** What Global Privacy Control is read from. */
  readonly browser: unknown;
}

/**
 * The one sender of analytics: turns what happens on the page into pixels (SITE-57), each once, and posts it to the page around this one
 * where the tenant forwards (SITE-63). It asks the gate before each event, so that nothing is sent once a visitor switches measuring off
 * (SITE-64).
 */
export function startAnalytics(parts: AnalyticsParts): void {
  const { platform, collector, visitId, send, forward, ownOrigin } = parts;
  const dataLayer = createDataLayer(platform.session, parts);
  const callIds = createCallIdQueue();
  const seen = new Set<string>();
  let referrer = safeReferrer(parts.referrer, ownOrigin);

  const track = (event: MeasuredEvent, { path, search }: Pick<Happening, 'path' | 'search'>) => {
    if (!isSent(event.name) || !mayMeasure(platform.storage, parts.browser)) return;
    const known = dataLayer.read();
    send(pixelUrl(event, { visitId, path, search, callIds: callIds.take(), dataLayer: known }));
    forward?.({ event, path, search, dataLayer: known });
  };

  collector.listen((happening) => {
    const { event } = happening;
    if (seen.has(event.id)) return;
    seen.add(event.id);
    if (event.name === 'data-layer:changed') dataLayer.change(event.payload);
    if (event.name === 'alert:show') dataLayer.noteAlert(event.payload.message);
    if (event.name === 'api:called' && callIds.add(event.payload.callId)) {
      track({ name: 'api-calls', properties: {} }, happening);
    }
    const measured = measuredEvent(happening, referrer);
    if (measured) track(measured, happening);
    if (event.name === 'navigation:page-viewed') referrer = safePath(happening.path);
  });
}
