import { onCLS, onINP, onLCP, type MetricType } from 'web-vitals';
import { mayMeasure } from '@forecourt/shared-contracts/analytics';
import { observePath, type Beacon, type FaultReport, type Metric } from '@forecourt/shared-contracts/observe';
import { routeOfPath } from '../../domain/observe/route-of-path.ts';
import { faultOf } from '../../domain/observe/fault-of.ts';
import { createRemoteTimes } from './create-remote-times.ts';
import type { ObservedPage, Seen } from './seen.ts';

const mostFaults = 10;
const pauseMs = 1_000;

/** Sends one beacon; says whether the browser took it. */
export type SendBeacon = (url: string, body: Blob) => boolean;

interface Telling {
  readonly send: SendBeacon;
  /** 0 to 1. */
  readonly random: () => number;
}

const inBrowser: Telling = {
  send: (url, body) => navigator.sendBeacon(url, body),
  random: () => Math.random(),
};

/** Gathers reports and sends them together: a second after a fault, and all that is left when the page is hidden. */
function createOutbox(send: SendBeacon) {
  let faults: FaultReport[] = [];
  let measures: Beacon['measures'] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (faults.length + measures.length === 0) return;
    const beacon: Beacon = { faults: faults.slice(0, 20), measures: measures.slice(0, 40) };
    faults = [];
    measures = [];
    send(observePath, new Blob([JSON.stringify(beacon)], { type: 'application/json' }));
  };
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flush();
  });
  window.addEventListener('pagehide', flush);
  return {
    addFault(fault: FaultReport) {
      faults.push(fault);
      timer ??= setTimeout(flush, pauseMs);
    },
    addMeasure: (measure: Beacon['measures'][number]) => void measures.push(measure),
  };
}

/**
 * Tells the edge what was seen, by remote, version and route pattern. Faults are told of every page, because they are about our releases and
 * hold nothing of the visitor; speed is a measurement of the visit, and so only of the pages that are asked for it, and never of a visitor
 * who has switched measuring off or whose browser sends Global Privacy Control.
 */
export function startTelling(
  page: ObservedPage,
  { send, random }: Telling = inBrowser,
): (seen: Seen) => void {
  const { platform, store, shellVersion, vitalsPercent = 0 } = page;
  const outbox = createOutbox(send);
  const failed = new Set<string>();
  let told = 0;
  const isAsked = random() * 100 < vitalsPercent;
  const measure = (metric: Metric, value: number, path: string) => {
    if (!isAsked || !mayMeasure(platform.storage)) return;
    const { remote, route } = routeOfPath(platform.releases, path);
    const version = remote && store.getState().versions[remote];
    const about = remote && version ? { remote, version } : { remote: 'shell', version: shellVersion };
    outbox.addMeasure({ ...about, route, metric, value: Math.round(value * 1000) / 1000 });
  };
  const times = createRemoteTimes((metric, value, path) => measure(metric, value, path));
  const firstPath = location.pathname;
  const vital = ({ name, value }: MetricType) =>
    measure(name as Metric, value, name === 'LCP' ? firstPath : location.pathname);
  onLCP(vital);
  onINP(vital);
  onCLS(vital);
  return (seen) => {
    const { what, ...where } = seen;
    if (what.kind === 'changed') {
      times(what.state, where);
      return;
    }
    const fault = faultOf({ what, ...where }, { releases: platform.releases, shellVersion });
    if (!fault || told >= mostFaults) return;
    told += 1;
    const release = `${fault.remote} ${fault.version}`;
    outbox.addFault({ ...fault, first: !failed.has(release), firstOfPage: failed.size === 0 });
    failed.add(release);
  };
}
