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
import type { Collector, CollectedVisitEvent } from './collect-events.ts';
import { createDataLayer } from './create-data-layer.ts';
import type { ForwardEvent } from './forward-to-parent.ts';
import { measuredEvent } from './measured-event.ts';

/** Dependencies of analytics. */
export interface AnalyticsDeps {
  readonly platform: Platform;
  readonly collector: Collector;
  readonly visitId: string;
  /** Referrer of the page's first view; empty if unknown. */
  readonly referrer: string;
  readonly ownOrigin: string;
  /** The page's query as first opened. */
  readonly firstSearch: string;
  readonly send: (url: string) => void;
  /** Forwards to the parent page; undefined if the tenant does not forward or the page is not framed. */
  readonly forward: ForwardEvent | undefined;
  /** Read for Global Privacy Control. */
  readonly browser: unknown;
}

/**
 * The only sender of analytics: turns the events of the page into pixels (SITE-57), each once, and posts them to the parent page if the
 * tenant forwards (SITE-63). It checks the gate before each event, so that nothing is sent once a visitor opts out (SITE-64).
 */
export function startAnalytics(parts: AnalyticsDeps): void {
  const { platform, collector, visitId, send, forward, ownOrigin } = parts;
  const dataLayer = createDataLayer(platform.session, parts);
  const callIds = createCallIdQueue();
  const seen = new Set<string>();
  let referrer = safeReferrer(parts.referrer, ownOrigin);

  const track = (event: MeasuredEvent, { path, search }: Pick<CollectedVisitEvent, 'path' | 'search'>) => {
    if (!isSent(event.name) || !mayMeasure(platform.storage, parts.browser)) return;
    const known = dataLayer.read();
    send(pixelUrl(event, { visitId, path, search, callIds: callIds.take(), dataLayer: known }));
    forward?.({ event, path, search, dataLayer: known });
  };

  collector.listen((collected) => {
    const { event } = collected;
    if (seen.has(event.id)) return;
    seen.add(event.id);
    if (event.name === 'data-layer:changed') dataLayer.change(event.payload);
    if (event.name === 'alert:show') dataLayer.noteAlert(event.payload.message);
    if (event.name === 'api:called' && callIds.add(event.payload.callId)) {
      track({ name: 'api-calls', properties: {} }, collected);
    }
    const measured = measuredEvent(collected, referrer);
    if (measured) track(measured, collected);
    if (event.name === 'navigation:page-viewed') referrer = safePath(collected.path);
  });
}
