import {
  metrics,
  otherRoute,
  type Beacon,
  type FaultReport,
  type IncidentReport,
  type MeasureReport,
  type Metric,
  type ReleaseReport,
} from '@forecourt/shared-contracts/observe';
import type { ReleaseRecord } from '@forecourt/shared-contracts/releases';
import type { LiveRelease } from '../site/site-snapshot.ts';
import { createPageCounter, type PageCount, type PageCounter } from './page-counter.ts';

const keptReleases = 200;
const keptMeasures = 500;
const keptIncidents = 60;
const keptParts = 100;
const keptPartMeasures = 100;

type Measures = Map<Metric, number[]>;

/** Reports about one route of a release on the pages of one tenant. */
interface Part {
  readonly tenant: string;
  readonly route: string;
  faults: number;
  readonly measures: Measures;
}

interface Tally {
  readonly record: ReleaseRecord;
  readonly all: PageCounter;
  readonly tenants: Map<string, PageCounter>;
  readonly faults: Map<string, number>;
  readonly routes: Map<string, number>;
  readonly measures: Measures;
  readonly parts: Map<string, Part>;
}

/** A blocked resource or action in a page, as stored. */
export type Incident = Omit<IncidentReport, 'at' | 'count'>;

/**
 * What an edge has observed about its releases. All of it is in memory, bounded, and about releases, never
 * about people.
 */
export interface Observations {
  /**
   * Records that a page was served with these releases, and which of them it opens; their fallbacks are known
   * from then on, without a page.
   */
  servedPage(
    tenantId: string,
    releases: Iterable<LiveRelease>,
    isOpened: (record: ReleaseRecord) => boolean,
  ): void;
  /** Records the reports of a page. Reports about releases that this edge has not served are ignored. */
  reported(tenantId: string, beacon: Beacon): void;
  /** Records something that was blocked in a page; repeats only increase the count. */
  blocked(incident: Incident): void;
  /** All pages, each counted once however many faults it had. */
  site(): PageCount;
  releases(): ReleaseReport[];
  incidents(): IncidentReport[];
}

const add = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);

function p75(values: readonly number[] | undefined): number | null {
  if (!values || values.length === 0) return null;
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.ceil(sorted.length * 0.75) - 1] ?? null;
}

/** The route if it is a pattern of the release, otherwise `other`, so that no URL is stored. */
function knownRoute({ record }: Tally, route: string): string {
  return record.routes.some(({ path }) => path === route) ? route : otherRoute;
}

/** The entry of a release's tally for a tenant and a route; undefined when there are too many. */
function partOf(tally: Tally, tenant: string, reported: string): Part | undefined {
  const route = knownRoute(tally, reported);
  const key = `${tenant} ${route}`;
  const part = tally.parts.get(key) ?? { tenant, route, faults: 0, measures: new Map() };
  if (!tally.parts.has(key) && tally.parts.size >= keptParts) return undefined;
  tally.parts.set(key, part);
  return part;
}

function keep(measures: Measures, { metric, value }: MeasureReport, most: number): void {
  const values = measures.get(metric) ?? [];
  values.push(value);
  if (values.length > most) values.shift();
  measures.set(metric, values);
}

function newTally(record: ReleaseRecord, all: PageCounter): Tally {
  return {
    record,
    all,
    tenants: new Map(),
    faults: new Map(),
    routes: new Map(),
    measures: new Map(),
    parts: new Map(),
  };
}

/** The counts of a release: of all its pages, and of those of a tenant. */
type CountersOf = (tally: Tally, tenantId: string) => readonly PageCounter[];

function countersWith(makeCounter: () => PageCounter): CountersOf {
  return ({ all, tenants }, tenantId) => {
    const counter = tenants.get(tenantId) ?? makeCounter();
    tenants.set(tenantId, counter);
    return [all, counter];
  };
}

function noteMeasure(tally: Tally, tenantId: string, measure: MeasureReport): void {
  keep(tally.measures, measure, keptMeasures);
  const part = partOf(tally, tenantId, measure.route);
  if (part) keep(part.measures, measure, keptPartMeasures);
}

function percentiles(measures: Measures): ReleaseReport['p75'] {
  const all = metrics.map((metric) => [metric, p75(measures.get(metric))]);
  return Object.fromEntries(all) as ReleaseReport['p75'];
}

function reportOf({ record, all, tenants, faults, routes, measures, parts }: Tally): ReleaseReport {
  return {
    name: record.name,
    version: record.version,
    ...all.readVisits(),
    faults: Object.fromEntries(faults),
    routes: Object.fromEntries(routes),
    tenants: [...tenants].map(([tenant, counter]) => ({ tenant, ...counter.readVisits() })),
    p75: percentiles(measures),
    parts: [...parts.values()].map(({ measures: own, ...part }) => ({ ...part, p75: percentiles(own) })),
  };
}

function createIncidents(nowMs: () => number) {
  const kept = new Map<string, IncidentReport>();
  return {
    add(incident: Incident) {
      const key = JSON.stringify([incident.tenant, incident.rule, incident.release, incident.route]);
      const count = (kept.get(key)?.count ?? 0) + 1;
      if (count === 1 && kept.size >= keptIncidents) return;
      kept.set(key, { ...incident, at: new Date(nowMs()).toISOString(), count });
    },
    read: () => [...kept.values()].sort((one, other) => (one.at < other.at ? 1 : -1)),
  };
}

/** Starts collecting observations; `nowMs` is the wall clock, `vitalsPercent` the share of pages that report their speed. */
export function createObservations(nowMs: () => number, vitalsPercent: number): Observations {
  const makeCounter = () => createPageCounter(nowMs, vitalsPercent);
  const countersOf = countersWith(makeCounter);
  const tallies = new Map<string, Tally>();
  const incidents = createIncidents(nowMs);
  const site = createPageCounter(nowMs);
  const tallyOf = (record: ReleaseRecord) => {
    const key = `${record.name} ${record.version}`;
    const tally = tallies.get(key) ?? newTally(record, makeCounter());
    tallies.delete(key);
    tallies.set(key, tally);
    const [oldest] = tallies.keys();
    if (tallies.size > keptReleases && oldest !== undefined) tallies.delete(oldest);
    return tally;
  };
  const noteFault = (tally: Tally, tenantId: string, fault: FaultReport) => {
    const { kind, route, first, firstOfPage = first } = fault;
    add(tally.faults, kind);
    const part = partOf(tally, tenantId, route);
    if (part) part.faults += 1;
    if (firstOfPage) site.addFailed();
    if (!first) return;
    add(tally.routes, knownRoute(tally, route));
    for (const counter of countersOf(tally, tenantId)) counter.addFailed();
  };
  return {
    servedPage(tenantId, releases, isOpened) {
      site.addPage();
      for (const { current, fallback } of releases) {
        // A page may run it instead; its reports must be about a known release.
        if (fallback) tallyOf(fallback);
        const tally = tallyOf(current);
        for (const counter of countersOf(tally, tenantId)) {
          counter.addPage();
          if (isOpened(current)) counter.addOpened();
        }
      }
    },
    reported(tenantId, { faults, measures }) {
      for (const fault of faults) {
        const tally = tallies.get(`${fault.remote} ${fault.version}`);
        if (tally) noteFault(tally, tenantId, fault);
      }
      for (const measure of measures) {
        const tally = tallies.get(`${measure.remote} ${measure.version}`);
        if (!tally) continue;
        noteMeasure(tally, tenantId, measure);
        if (measure.metric !== 'load') continue;
        for (const counter of countersOf(tally, tenantId)) counter.addLoad();
      }
    },
    blocked: (incident) => incidents.add(incident),
    site: () => site.read(),
    releases: () => [...tallies.values()].map(reportOf),
    incidents: () => incidents.read(),
  };
}
