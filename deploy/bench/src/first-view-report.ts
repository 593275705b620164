import type { FirstView, PageTimes } from '@forecourt/e2e/first-view';
import { rangeOf } from './spread.ts';
import { textTable } from '@forecourt/releases';

/** Everything measured of one page on one of the sites; `times` has one entry per run. */
export interface SiteMeasures {
  readonly site: string;
  readonly view: FirstView;
  readonly times: readonly PageTimes[];
}

/** One page on all sites: ours, and those that it is compared with. */
export interface PageMeasures {
  readonly name: string;
  readonly ours: SiteMeasures;
  readonly others: readonly SiteMeasures[];
}

const kibibytes = (bytes: number) => (bytes / 1024).toFixed(0);
const milliseconds = (value: number) => value.toFixed(0);

const metrics = ['fcpMs', 'lcpMs', 'cls', 'tbtMs', 'answersMs'] as const;
type Metric = (typeof metrics)[number];

function cell({ times }: SiteMeasures, metric: Metric): string {
  const format = metric === 'cls' ? (value: number) => value.toFixed(3) : milliseconds;
  const { median, least, most } = rangeOf(times.map((one) => one[metric]));
  return `${format(median)} [${format(least)}-${format(most)}]`;
}

function siteRow(name: string, measures: SiteMeasures): string[] {
  const { site, view } = measures;
  return [
    name,
    site,
    ...metrics.map((metric) => cell(measures, metric)),
    kibibytes(view.scriptBytes),
    kibibytes(view.totalBytes),
    String(view.requests.length),
    String(view.waves),
  ];
}

const timesHead = [
  'page',
  'site',
  'FCP ms',
  'LCP ms',
  'CLS',
  'TBT ms',
  'answers ms',
  'scripts KiB',
  'all KiB',
  'requests',
  'waves',
];

/** One row per page and site: medians with the least and the most, bytes and waves of one load without throttling. */
export function timesTable(pages: readonly PageMeasures[]): string {
  const rows = pages.flatMap(({ name, ours, others }) => [
    siteRow(name, ours),
    ...others.map((other) => siteRow('', other)),
  ]);
  return textTable([timesHead, ...rows]);
}

/** Ours divided by each other site, and the element that was our largest paint. */
export function ratiosTable(pages: readonly PageMeasures[]): string {
  const median = ({ times }: SiteMeasures, metric: Metric) => rangeOf(times.map((one) => one[metric])).median;
  const rows = pages.flatMap(({ name, ours, others }) =>
    others.map((other, at) => [
      at === 0 ? name : '',
      other.site,
      (median(ours, 'lcpMs') / median(other, 'lcpMs')).toFixed(2),
      (median(ours, 'tbtMs') / median(other, 'tbtMs')).toFixed(2),
      (ours.view.scriptBytes / other.view.scriptBytes).toFixed(2),
      at === 0 ? (ours.times[0]?.lcpElement.slice(0, 60) ?? '') : '',
    ]),
  );
  return textTable([['page', 'divided by', 'LCP', 'TBT', 'script bytes', 'largest paint'], ...rows]);
}

/** The same as plain data: per page and site the medians, every run and every request. */
export function measuresJson(pages: readonly PageMeasures[]): unknown {
  const siteJson = ({ site, view, times }: SiteMeasures) => ({
    site,
    scriptBytes: view.scriptBytes,
    totalBytes: view.totalBytes,
    waves: view.waves,
    requests: view.requests.map(({ url, type, wave, bodyBytes }) => ({ url, type, wave, bodyBytes })),
    runs: times,
    median: Object.fromEntries(
      metrics.map((metric) => [metric, rangeOf(times.map((one) => one[metric])).median]),
    ),
  });
  return pages.map(({ name, ours, others }) => ({ page: name, sites: [ours, ...others].map(siteJson) }));
}
