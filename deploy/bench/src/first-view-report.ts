import type { FirstView, PageTimes } from '@forecourt/e2e/first-view';
import { rangeOf } from './spread.ts';
import { textTable } from '@forecourt/releases';

/** Everything measured of one page on one of the two sites; `times` has one entry per run. */
export interface SiteMeasures {
  readonly view: FirstView;
  readonly times: readonly PageTimes[];
}

/** One page on both sites. */
export interface PageMeasures {
  readonly name: string;
  readonly federated: SiteMeasures;
  readonly singleBundle: SiteMeasures;
}

const kibibytes = (bytes: number) => (bytes / 1024).toFixed(0);
const milliseconds = (value: number) => value.toFixed(0);

type Metric = 'fcpMs' | 'lcpMs' | 'cls' | 'tbtMs';

function cell({ times }: SiteMeasures, metric: Metric): string {
  const format = metric === 'cls' ? (value: number) => value.toFixed(3) : milliseconds;
  const { median, least, most } = rangeOf(times.map((one) => one[metric]));
  return `${format(median)} [${format(least)}-${format(most)}]`;
}

function siteRow(name: string, site: string, measures: SiteMeasures): string[] {
  const { view } = measures;
  return [
    name,
    site,
    cell(measures, 'fcpMs'),
    cell(measures, 'lcpMs'),
    cell(measures, 'cls'),
    cell(measures, 'tbtMs'),
    kibibytes(view.scriptBytes),
    String(view.requests.length),
    String(view.waves),
  ];
}

/** One row per page and site: medians with the least and the most, bytes and waves of one load without throttling. */
export function timesTable(pages: readonly PageMeasures[]): string {
  const header = ['page', 'site', 'FCP ms', 'LCP ms', 'CLS', 'TBT ms', 'scripts KiB', 'requests', 'waves'];
  const rows = pages.flatMap(({ name, federated, singleBundle }) => [
    siteRow(name, 'federated', federated),
    siteRow('', 'single bundle', singleBundle),
  ]);
  return textTable([header, ...rows]);
}

/** Federated divided by single bundle, and the element that was the largest paint. */
export function ratiosTable(pages: readonly PageMeasures[]): string {
  const ratio = ({ federated, singleBundle }: PageMeasures, metric: Metric) => {
    const median = ({ times }: SiteMeasures) => rangeOf(times.map((one) => one[metric])).median;
    return (median(federated) / median(singleBundle)).toFixed(2);
  };
  const rows = pages.map((page) => [
    page.name,
    ratio(page, 'lcpMs'),
    ratio(page, 'tbtMs'),
    (page.federated.view.scriptBytes / page.singleBundle.view.scriptBytes).toFixed(2),
    page.federated.times[0]?.lcpElement.slice(0, 60) ?? '',
  ]);
  return textTable([['page', 'LCP', 'TBT', 'script bytes', 'largest paint'], ...rows]);
}

/** The same as plain data: per page and site the medians, every run and every request. */
export function measuresJson(pages: readonly PageMeasures[]): unknown {
  const site = ({ view, times }: SiteMeasures) => ({
    scriptBytes: view.scriptBytes,
    totalBytes: view.totalBytes,
    waves: view.waves,
    requests: view.requests.map(({ url, type, wave, bodyBytes }) => ({ url, type, wave, bodyBytes })),
    runs: times,
    median: Object.fromEntries(
      (['fcpMs', 'lcpMs', 'cls', 'tbtMs'] as const).map((metric) => [
        metric,
        rangeOf(times.map((one) => one[metric])).median,
      ]),
    ),
  });
  return pages.map(({ name, federated, singleBundle }) => ({
    page: name,
    federated: site(federated),
    singleBundle: site(singleBundle),
  }));
}
