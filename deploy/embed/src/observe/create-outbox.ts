import type { Beacon, FaultReport, MeasureReport } from '@forecourt/shared-contracts/observe';

const pauseMs = 1_000;
const mostFaults = 10;
const mostMeasures = 40;

/** Reports of one embedded checkout, on their way to the edge. */
interface Outbox {
  addFault(fault: Omit<FaultReport, 'first' | 'firstOfPage'>): void;
  addMeasure(measure: MeasureReport): void;
  /** Drops what has not been sent yet. */
  discard(): void;
  /** Sends what is left and removes all listeners. */
  stop(): void;
}

/**
 * Collects reports and sends them together: a second after a fault, and the rest when the page is hidden or the
 * checkout ends. At most ten faults are reported; the first of each release is marked.
 */
export function createOutbox(window: Window, send: (beacon: Beacon) => void): Outbox {
  let faults: FaultReport[] = [];
  let measures: MeasureReport[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sentFaults = 0;
  const failed = new Set<string>();
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (faults.length + measures.length === 0) return;
    const beacon: Beacon = { faults, measures: measures.slice(0, mostMeasures) };
    faults = [];
    measures = [];
    send(beacon);
  };
  const { document } = window;
  const flushHidden = () => {
    if (document.visibilityState === 'hidden') flush();
  };
  document.addEventListener('visibilitychange', flushHidden);
  window.addEventListener('pagehide', flush);
  return {
    addFault(fault) {
      if (sentFaults >= mostFaults) return;
      sentFaults += 1;
      const release = `${fault.remote} ${fault.version}`;
      faults.push({ ...fault, first: !failed.has(release), firstOfPage: failed.size === 0 });
      failed.add(release);
      timer ??= setTimeout(flush, pauseMs);
    },
    addMeasure: (measure) => void measures.push(measure),
    discard() {
      faults = [];
      measures = [];
    },
    stop() {
      document.removeEventListener('visibilitychange', flushHidden);
      window.removeEventListener('pagehide', flush);
      flush();
    },
  };
}
