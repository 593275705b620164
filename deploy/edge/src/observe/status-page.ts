import { randomBytes } from 'node:crypto';
import { raw } from 'hono/html';
import { formatCount, formatDecimal } from '@forecourt/shared-contracts/formats';
import { metrics, type Metric, type StatusReport } from '@forecourt/shared-contracts/observe';
import { canaryLimits } from '@forecourt/releases';
import { plainPolicy } from '../html/content-security-policy.ts';
import { markup, type Html } from '../html/markup.ts';
import { documentHeaders } from '../html/security-headers.ts';
import { edgeTexts, filled, type EdgeTexts } from '../locale/edge-text.ts';
import { statusCss } from './status-css.ts';

const refreshSeconds = 10;

/**
 * A measurement is good up to the first limit and fair up to the second (web.dev); load and mount are our
 * own.
 */
const limits: Readonly<Record<Metric, readonly [number, number]>> = {
  LCP: [2500, 4000],
  INP: [200, 500],
  CLS: [0.1, 0.25],
  load: [1000, 3000],
  mount: [300, 1000],
};
/** The same for the percentage of pages with errors. */
const errorLimits = [1, 5] as const;

type Channel = StatusReport['channels'][number];
type Texts = EdgeTexts['status'];

interface View {
  readonly report: StatusReport;
  readonly texts: Texts;
}

function grade(value: number, [good, fair]: readonly [number, number]): string {
  if (value <= good) return 'good';
  return value <= fair ? 'fair' : 'bad';
}

function cell(label: string, content: string | Html): Html {
  return markup`<td class="number" data-label="${label}">${content}</td>`;
}

function nothing({ texts }: View): Html {
  return markup`<span class="nothing" title="${texts.none}">–</span>`;
}

function metricCell(view: View, metric: Metric, value: number | null | undefined): Html {
  const label = metric === 'load' || metric === 'mount' ? view.texts[metric] : metric;
  if (value === null || value === undefined) return cell(label, nothing(view));
  const digits = metric === 'CLS' ? 2 : 0;
  const number = formatDecimal(value, digits);
  return cell(
    label,
    markup`<span class="${grade(value, limits[metric])}">${number}${metric === 'CLS' ? '' : ' ms'}</span>`,
  );
}

function percent(view: View, { pages, failedPages }: StatusReport['site']): Html {
  if (pages === 0) return nothing(view);
  const rate = (100 * failedPages) / pages;
  const number = formatDecimal(rate, 1);
  return markup`<span class="${grade(rate, errorLimits)}">${number} %</span>`;
}

const releaseKey = ({ name, version }: { readonly name: string; readonly version: string }) =>
  `${name} ${version}`;

interface Row {
  readonly name: string;
  readonly version: string;
  readonly badge: Html;
  readonly isCanary: boolean;
  readonly under: string;
}

/** A tenant's own channel shows the counts of that tenant only. */
function seenOf({ report }: View, channel: Channel, { name, version }: Row) {
  const seen = report.releases.find((one) => one.name === name && one.version === version);
  const isCommon = channel === report.channels[0];
  const own = seen?.tenants.find(({ tenant }) => tenant === channel.channel);
  const counts = isCommon ? seen : own;
  const { pages = 0, failedPages = 0, visits = pages } = counts ?? {};
  return { pages, failedPages, visits, p75: seen?.p75 };
}

function rowHtml(view: View, channel: Channel, row: Row): Html {
  const { texts } = view;
  const { pages, failedPages, visits, p75 } = seenOf(view, channel, row);
  const isUnjudged = row.isCanary && visits < canaryLimits.minimumPages;
  const under = row.under && markup`<span class="under">${row.under}</span>`;
  return markup`${[
    markup`<tr><th scope="row">${row.name}</th>`,
    markup`<td data-label="${texts.version}"><span>${row.version}${under}</span></td>`,
    markup`<td data-label="${texts.visitors}"><span>${row.badge}${isUnjudged && markup`<span class="under">${texts.unjudged}</span>`}</span></td>`,
    cell(texts.pages, formatCount(pages)),
    cell(texts.visits, formatCount(visits)),
    cell(texts.errorRate, percent(view, { pages: visits, failedPages })),
    ...metrics.map((metric) => metricCell(view, metric, p75?.[metric])),
    markup`</tr>`,
  ]}`;
}

function rowsOf({ texts }: View, channel: Channel): Row[] {
  return channel.releases.flatMap(({ name, live, fallback, canary }) => [
    ...(live
      ? [
          {
            name,
            version: live,
            badge: markup`<span class="badge is-live">${texts.liveBadge}</span>`,
            isCanary: false,
            under: fallback ? filled(texts.fallback, { version: fallback }) : '',
          },
        ]
      : []),
    ...(canary
      ? [
          {
            name,
            version: canary.version,
            badge: markup`<span class="badge is-canary">${filled(texts.canaryBadge, { percent: String(canary.percent) })}</span>`,
            isCanary: true,
            under: '',
          },
        ]
      : []),
  ]);
}

function headRow(words: readonly string[], firstNumber: number): Html {
  const cells = words.map(
    (word, at) => markup`<th scope="col"${at >= firstNumber && raw(' class="number"')}>${word}</th>`,
  );
  return markup`<thead><tr>${cells}</tr></thead>`;
}

function channelHtml(view: View, channel: Channel): Html {
  const { texts } = view;
  const heads = [texts.release, texts.version, texts.visitors, texts.pages, texts.visits, texts.errorRate];
  const title = filled(texts.channel, { name: channel.channel });
  const revision = filled(texts.revision, { revision: String(channel.revision) });
  const rows = rowsOf(view, channel).map((row) => rowHtml(view, channel, row));
  return markup`${[
    markup`<section><h2>${title}<small>${revision}</small></h2><div class="card"><table>`,
    headRow([...heads, 'LCP', 'INP', 'CLS', texts.load, texts.mount], 3),
    markup`<tbody>${rows}</tbody></table></div></section>`,
  ]}`;
}

/** Page reports by release, dealer and route: running releases first, those with faults at the top. */
function partsHtml(view: View): Html {
  const { report, texts } = view;
  const running = new Set(report.channels.flatMap((channel) => rowsOf(view, channel).map(releaseKey)));
  const parts = report.releases
    .filter((release) => running.has(releaseKey(release)))
    .flatMap(({ name, version, parts: own }) => own.map((part) => ({ ...part, name, version })))
    .sort((one, other) => other.faults - one.faults || one.name.localeCompare(other.name));
  const title = markup`<section><h2>${texts.parts}</h2><div class="card">`;
  if (parts.length === 0)
    return markup`${title}<p class="empty">${texts.nothingReported}</p></div></section>`;
  const rows = parts.map(({ name, version, tenant, route, faults, p75 }) => [
    markup`<tr><th scope="row">${name}<span class="under">${version}</span></th>`,
    markup`<td data-label="${texts.tenant}"><span>${tenant}</span></td>`,
    markup`<td data-label="${texts.route}"><span>${route}</span></td>`,
    cell(texts.faults, markup`<span${faults > 0 && raw(' class="bad"')}>${formatCount(faults)}</span>`),
    ...metrics.map((metric) => metricCell(view, metric, p75[metric])),
    markup`</tr>`,
  ]);
  const heads = [texts.release, texts.tenant, texts.route, texts.faults];
  const head = headRow([...heads, 'LCP', 'INP', 'CLS', texts.load, texts.mount], 3);
  return markup`${title}<table>${head}<tbody>${rows}</tbody></table></div></section>`;
}

const viewKinds = ['rendered', 'cached', 'late', 'withoutData', 'failed', 'refused'] as const;

/** How the first views of the releases that render came about, since the edge began; nothing if none has rendered. */
function viewsHtml({ report, texts }: View): Html | undefined {
  const rows = report.releases.flatMap(({ name, version, views }) => {
    if (!views) return [];
    const counts = viewKinds.map((kind) => cell(texts.viewCounts[kind], formatCount(views[kind])));
    return [markup`<tr><th scope="row">${name}<span class="under">${version}</span></th>${counts}</tr>`];
  });
  if (rows.length === 0) return undefined;
  const head = headRow([texts.release, ...viewKinds.map((kind) => texts.viewCounts[kind])], 1);
  return markup`<section><h2>${texts.views}</h2><div class="card"><table>${head}<tbody>${rows}</tbody></table></div></section>`;
}

function incidentsHtml({ report, texts }: View): Html {
  const title = markup`<section><h2>${texts.blocked}</h2><div class="card">`;
  if (report.incidents.length === 0) {
    return markup`${title}<p class="empty">${texts.nothingBlocked}</p></div></section>`;
  }
  const heads = [texts.rule, texts.release, texts.tenant, texts.route, texts.last, texts.count];
  const rows = report.incidents.map(({ rule, release, tenant, route, at, count }) => {
    const cells = [release ?? '–', tenant, route, clock(at)].map(
      (text, index) => markup`<td data-label="${heads[index + 1] ?? ''}">${text}</td>`,
    );
    return markup`<tr><th scope="row">${rule}</th>${cells}${cell(texts.count, formatCount(count))}</tr>`;
  });
  return markup`${title}<table>${headRow(heads, 5)}<tbody>${rows}</tbody></table></div></section>`;
}

/** Releases that need attention: named by a channel but not trusted by this edge (F16). */
function refusedHtml({ report, texts }: View): Html | undefined {
  const lines = report.channels.flatMap(({ channel, refused }) =>
    refused.map(({ name, version, why }) =>
      filled(texts.refusedRelease, { name, version, channel, why: texts.refusedFor[why] }),
    ),
  );
  if (lines.length === 0) return undefined;
  const items = lines.map((line) => markup`<li>${line}</li>`);
  return markup`<section class="alert" role="alert"><h2>${texts.refused}</h2><ul>${items}</ul></section>`;
}

const clock = (instant: string) => instant.slice(0, 16).replace('T', ' ');

function tilesHtml(view: View): Html {
  const { report, texts } = view;
  const common = report.channels[0]?.releases ?? [];
  const canaries = report.channels.flatMap(({ releases }) => releases.filter(({ canary }) => canary));
  const tiles = [
    [texts.pages, formatCount(report.site.pages)],
    [texts.errorRate, percent(view, report.site)],
    [texts.live, formatCount(common.length)],
    [texts.canaries, formatCount(canaries.length)],
  ] as const;
  return markup`<dl class="tiles">${tiles.map(([name, value]) => markup`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>`;
}

/**
 * The status as a self-refreshing page without scripts or assets, so that it also works when no release does.
 */
export function statusPage(report: StatusReport, locale: string): Response {
  const texts = edgeTexts(locale).status;
  const view: View = { report, texts };
  const nonce = randomBytes(16).toString('base64');
  const updated = filled(texts.updated, { time: clock(report.generatedAt), start: clock(report.startedAt) });
  const html = markup`${[
    markup`<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">`,
    markup`<meta http-equiv="refresh" content="${refreshSeconds}"><meta name="robots" content="noindex"><title>${texts.title}</title>`,
    markup`<style nonce="${nonce}">${raw(statusCss)}</style></head><body><main><header><h1>${texts.title}</h1>`,
    markup`<p>${filled(texts.environment, { name: report.environment })} · ${updated}</p></header>`,
    refusedHtml(view),
    tilesHtml(view),
    ...report.channels.map((channel) => channelHtml(view, channel)),
    markup`<p class="note">${texts.vitalsNote}</p>`,
    partsHtml(view),
    viewsHtml(view),
    incidentsHtml(view),
    markup`</main></body></html>`,
  ]}`;
  return new Response(String(html), { headers: documentHeaders(plainPolicy(nonce)) });
}
