import { mayMeasure } from '@forecourt/shared-contracts/analytics';
import { otherRoute, type Beacon, type Metric } from '@forecourt/shared-contracts/observe';
import type { PageContext } from '@forecourt/shared-contracts/page';
import { matchRoute } from '@forecourt/shared-contracts/releases';
import { loadFaultNames, loadFaultOf } from '@forecourt/shared-contracts/release-loading';
import { createPlatformStorage } from '@forecourt/shared-contracts/storage';
import { checkoutName, checkoutRemote } from '../federation/checkout-releases.ts';
import type { TryObserver } from '../federation/mount-with-fallback.ts';
import { createOutbox } from './create-outbox.ts';
import { sendBeacon } from './send-beacon.ts';
import { errorName, watchErrors } from './watch-errors.ts';

/** Calls the listener with each web vital of the document once it is final. */
export type WatchVitals = (listener: (metric: Metric, value: number) => void) => void;

/** Where the checkout is embedded. */
interface ObservedLocation {
  readonly window: Window;
  readonly siteOrigin: string;
  /** Step at the start; empty for the order. */
  readonly step: string;
  /** Absent in a host's page, whose vitals are its own. */
  readonly watchVitals?: WatchVitals;
  /** 0 to 1. */
  readonly random?: () => number;
  readonly send?: (beacon: Beacon) => void;
}

/** Reports on one embedded checkout; `at` sets the step where the buyer is. */
interface CheckoutObserver extends TryObserver {
  at(step: string | null): void;
  /** Drops what has not been sent yet: the host's page is at fault, not a release. */
  discard(): void;
  stop(): void;
}

/** The stored choice of a visitor; nothing is written. */
function choices(window: Window, tenantId: string) {
  return createPlatformStorage({
    tenantId,
    openLocal: () => window.localStorage,
    openSession: () => {
      throw new Error('not used');
    },
    uuid: () => '',
  });
}

/** Name of a load's failure at the edge, as the site's pages report it. */
function failureName(kind: 'load' | 'mount' | 'render', error: unknown): string {
  if (kind === 'load') return loadFaultNames[loadFaultOf(error)];
  return kind === 'render' ? 'RemoteError' : errorName(error);
}

/**
 * Reports faults of the embedded checkout to the site's edge, and its speed, by release and route pattern: never
 * an order, an address of the host or a message. Speed only for sampled checkouts, and never for a visitor who
 * has opted out or whose browser sends Global Privacy Control (T62).
 */
export function observeCheckout(page: PageContext, place: ObservedLocation): CheckoutObserver {
  const { window, siteOrigin, random = Math.random } = place;
  const send = place.send ?? ((beacon: Beacon) => sendBeacon(window, siteOrigin, beacon));
  const outbox = createOutbox(window, send);
  const remote = checkoutRemote(page);
  let { step } = place;
  let running = remote.current.version;
  const isAsked = random() * 100 < (page.vitalsPercent ?? 0);
  const route = () => matchRoute(remote.routes, `/progress/-/${step}`)?.route.path ?? otherRoute;
  const about = (version: string) => ({ remote: checkoutName, version, route: route() });
  const measure = (metric: Metric, version: string, value: number) => {
    if (!isAsked || !mayMeasure(choices(window, page.tenant.id), window.navigator)) return;
    outbox.addMeasure({ ...about(version), metric, value: Math.round(value * 1000) / 1000 });
  };
  const stopErrors = watchErrors(window, siteOrigin, (error) =>
    outbox.addFault({ ...error, route: route() }),
  );
  place.watchVitals?.((metric, value) => measure(metric, running, value));
  return {
    failed: (version, kind, error) =>
      outbox.addFault({ ...about(version), kind, name: failureName(kind, error) }),
    loaded: (version, valueMs) => measure('load', version, valueMs),
    mounted(version, valueMs) {
      running = version;
      measure('mount', version, valueMs);
    },
    at: (next) => void (step = next ?? ''),
    discard: () => outbox.discard(),
    stop() {
      stopErrors();
      outbox.stop();
    },
  };
}
