import type { DataLayer } from '@forecourt/shared-contracts/analytics';
import type { Session } from '@forecourt/shared-contracts';
import { trafficSource, type MeasuredDataLayer } from '../../domain/analytics/index.ts';

/** Page and visitor data that accompanies analytics events. */
export interface KeptDataLayer {
  read(): MeasuredDataLayer;
  /** Merges the values that a page publishes; null removes a value. */
  change(values: DataLayer): void;
  /** Records an alert whose message contains 'oops' (SITE-23). The newest ten are kept. */
  noteAlert(message: string): void;
}

interface Origins {
  readonly referrer: string;
  readonly ownOrigin: string;
  readonly firstSearch: string;
}

const alertsAtMost = 10;

/** Creates a data layer for the page. User id and status are read from the session at access time. */
export function createDataLayer(
  session: Session,
  { firstSearch, referrer, ownOrigin }: Origins,
): KeptDataLayer {
  const source = trafficSource(firstSearch, referrer, ownOrigin);
  let page: DataLayer = {};
  let alerts: readonly string[] = [];
  return {
    read() {
      const state = session.getState();
      return {
        trafficSource: source,
        userStatus: state.status,
        userId: state.status === 'signed-in' ? state.user.sub : undefined,
        vin: page.vin ?? undefined,
        orderId: page.orderId ?? undefined,
        alerts,
      };
    },
    change(values) {
      page = { ...page, ...values };
    },
    noteAlert(message) {
      if (message.toLowerCase().includes('oops'))
        alerts = [...alerts, message.replace(/\d/g, '#')].slice(-alertsAtMost);
    },
  };
}
