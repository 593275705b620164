import * as v from 'valibot';
import { createUuid, type Platform } from '@forecourt/shared-contracts';
import type { Collector } from './collect-events.ts';
import { forwardTo, parentOrigin } from './forward-to-parent.ts';
import { createPixelSender } from './send-pixel.ts';
import { startAnalytics } from './start-analytics.ts';

const visitKey = 'measuring-visit';

/** Returns the id of the visit used for analytics only: unlike the id on the visit's API calls, it grants no access. */
function visitId({ storage: { session } }: Platform): string {
  const known = session.read(visitKey, v.pipe(v.string(), v.uuid()));
  if (known) return known;
  const id = createUuid(globalThis.crypto);
  session.write(visitKey, id);
  return id;
}

/** Starts analytics on the browser's page. `firstSearch` is the query that the page was opened with. */
export function startInPage(platform: Platform, collector: Collector, firstSearch: string): void {
  const log = (message: string, detail: unknown) => console.error(message, detail);
  const origin = platform.tenant.forwardAnalyticsRequests ? parentOrigin(window) : undefined;
  startAnalytics({
    platform,
    collector,
    visitId: visitId(platform),
    referrer: document.referrer,
    ownOrigin: window.location.origin,
    firstSearch,
    send: createPixelSender(window.fetch.bind(window)),
    forward: origin ? forwardTo(window, origin, log) : undefined,
    browser: navigator,
  });
}
