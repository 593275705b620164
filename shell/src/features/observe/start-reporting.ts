import { onCLS, onINP, onLCP } from 'web-vitals';
import { mayMeasure } from '@forecourt/shared-contracts/analytics';
import { observePath, type Beacon, type FaultReport, type Metric } from '@forecourt/shared-contracts/observe';
import { routeOfPath } from '../../domain/observe/route-of-path.ts';
import { faultOf } from '../../domain/observe/fault-of.ts';
import { pathOfVital, type VitalEntry } from '../../domain/observe/path-of-vital.ts';
import { showOffline } from '../network/index.ts';
import { createRemoteTimes } from './create-remote-times.ts';
import type { RecordedPage, Seen } from './seen.ts';

const mostFaults = 10;
const pauseMs = 1_000;

/** Sends one beacon; returns whether the browser accepted it. */
export type SendBeacon = (url: string, body: Blob) => boolean;

/** A web vital and the entries of the timeline that made its value. */
export interface Vital {
  readonly name: Metric;
  readonly value: number;
  readonly entries: readonly VitalEntry[];
}

interface ReportingPorts {
  readonly send: SendBeacon;
  /** Calls the listener with each vital once it is final. */
  readonly watchVitals: (listener: (vital: Vital) => void) => void;
  /** 0 to 1. */
  readonly random: () => number;
}

const inBrowser: ReportingPorts = {
  send: (url, body) => navigator.sendBeacon(url, body),
  watchVitals(listener) {
    onLCP(listener);
    onINP(listener);
    onCLS(listener);
  },
  random: () => Math.random(),
};

/** Queues reports and sends them together: a second after a fault, and the rest when the page is hidden. */
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
 * Reports observations to the edge, by remote, version and route pattern. Faults are reported for every page, because they are about our
 * releases and contain nothing about the visitor; speed is a measurement of the visit, so it is reported only for sampled pages, and never
 * for a visitor who has opted out or whose browser sends Global Privacy Control.
 */
export function startReporting(
  page: RecordedPage,
  { send, watchVitals, random }: ReportingPorts = inBrowser,
): (seen: Seen) => void {
  const { platform, store, shellVersion, vitalsPercent = 0 } = page;
  // Comes with this code, which is loaded when the page is idle, at no cost to its start.
  showOffline(platform.locale);
  const outbox = createOutbox(send);
  const failed = new Set<string>();
  let sentFaults = 0;
  const isAsked = random() * 100 < vitalsPercent;
  const measure = (metric: Metric, value: number, path: string) => {
    if (!isAsked || !mayMeasure(platform.storage)) return;
    const { remote, route } = routeOfPath(platform.releases, path);
    const version = remote && store.getState().versions[remote];
    const about = remote && version ? { remote, version } : { remote: 'shell', version: shellVersion };
    outbox.addMeasure({ ...about, route, metric, value: Math.round(value * 1000) / 1000 });
  };
  const times = createRemoteTimes((metric, value, path) => measure(metric, value, path));
  watchVitals(({ name, value, entries }) => measure(name, value, pathOfVital(entries, page.visited())));
  return (seen) => {
    const { what, ...where } = seen;
    if (what.kind === 'changed') {
      times(what.state, where);
      return;
    }
    const fault = faultOf({ what, ...where }, { releases: platform.releases, shellVersion });
    if (!fault || sentFaults >= mostFaults) return;
    sentFaults += 1;
    if (fault.kind === 'mismatch') {
      // The visitor sees nothing of it: the page did not fail.
      outbox.addFault({ ...fault, first: false, firstOfPage: false });
      return;
    }
    const release = `${fault.remote} ${fault.version}`;
    outbox.addFault({ ...fault, first: !failed.has(release), firstOfPage: failed.size === 0 });
    failed.add(release);
  };
}
