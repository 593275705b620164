import * as v from 'valibot';
import { otherRoute } from '@forecourt/shared-contracts/observe';
import { matchRoute } from '@forecourt/shared-contracts/releases';
import type { VisitorSite } from '../site/site-snapshot.ts';
import type { Incident } from './create-observations.ts';

const TextSchema = v.pipe(v.string(), v.maxLength(4000));
const BodySchema = v.object({
  documentURL: v.optional(TextSchema),
  blockedURL: v.optional(TextSchema),
  effectiveDirective: v.optional(TextSchema),
});
const ReportSchema = v.object({ type: TextSchema, url: v.optional(TextSchema), body: BodySchema });
/** Reporting API: `csp-violation` and `integrity-violation` reports from browsers. */
const ReportsSchema = v.pipe(v.array(v.unknown()), v.maxLength(20));
/** `report-uri` of browsers without the Reporting API. */
const OldReportSchema = v.object({
  'csp-report': v.object({
    'document-uri': v.optional(TextSchema),
    'blocked-uri': v.optional(TextSchema),
    'effective-directive': v.optional(TextSchema),
    'violated-directive': v.optional(TextSchema),
  }),
});

interface Blocked {
  readonly rule: string;
  readonly page: string | undefined;
  readonly file: string | undefined;
}

function readOld(value: unknown): Blocked[] | undefined {
  const parsed = v.safeParse(OldReportSchema, value);
  if (!parsed.success) return undefined;
  const report = parsed.output['csp-report'];
  const rule = report['effective-directive'] ?? report['violated-directive'] ?? '';
  return [{ rule, page: report['document-uri'], file: report['blocked-uri'] }];
}

function readReports(value: unknown): Blocked[] | undefined {
  const list = v.safeParse(ReportsSchema, value);
  if (!list.success) return undefined;
  return list.output.flatMap((one) => {
    const report = v.safeParse(ReportSchema, one);
    if (!report.success) return [];
    const { type, url, body } = report.output;
    const rule = type === 'integrity-violation' ? 'integrity' : (body.effectiveDirective ?? '');
    return [{ rule, page: body.documentURL ?? url, file: body.blockedURL }];
  });
}

function pathOf(address: string | undefined): string {
  return address && URL.canParse(address) ? new URL(address).pathname : '';
}

function routeOf({ releases }: VisitorSite, page: string | undefined): string {
  const routes = [...releases.values()].flatMap(({ current }) => current.routes);
  return matchRoute(routes, pathOf(page))?.route.path ?? otherRoute;
}

function releaseOf(file: string | undefined): string | null {
  const [, name, version] =
    /^\/assets\/([a-z][a-z0-9-]{0,39})\/(\d[0-9A-Za-z.+-]{0,59})\//.exec(pathOf(file)) ?? [];
  return name && version ? `${name} ${version}` : null;
}

/**
 * Returns what a browser reports as blocked, without personal data: rule, release and route pattern.
 * Undefined if the value is not such a report; rules that no policy has are omitted.
 */
export function securityIncidents(value: unknown, tenant: string, site: VisitorSite): Incident[] | undefined {
  const blocked = readReports(value) ?? readOld(value);
  return blocked?.flatMap(({ rule, page, file }) =>
    /^[a-z][a-z-]{2,40}$/.test(rule)
      ? [{ tenant, rule, release: releaseOf(file), route: routeOf(site, page) }]
      : [],
  );
}
