import { raw } from 'hono/html';
import { earlyCallsCode } from '@forecourt/shared-contracts/early-calls';
import { markup, type Html } from './markup.ts';
import type { PageOwner, PageParts } from './page-parts.ts';
import { scriptJson } from './script-json.ts';

/**
 * The early calls of a page's route; none if its path lacks a value for one. Parameters are encoded, so that a value cannot add a path
 * segment.
 */
function earlyUrls({ route, params }: PageOwner): readonly string[] {
  const [rest = ''] = params['*']?.split('/') ?? [];
  const values: Readonly<Record<string, string>> = { ...params, '*': rest };
  const names = /:(\*|[A-Za-z0-9_]+)/g;
  const isFull = (path: string) => [...path.matchAll(names)].every(([, name = '']) => values[name]);
  const filled = (path: string) =>
    path.replace(names, (_, name: string) => encodeURIComponent(values[name] ?? ''));
  const calls = route.earlyCalls ?? [];
  return calls.every(isFull) ? calls.map(filled) : [];
}

/**
 * The script that starts the route's calls for a visitor who is signed in, which only the browser knows: the page itself is the same for
 * everyone. Undefined for a route without such calls.
 */
export function earlyCalls({ owner, tenant, nonce }: PageParts): Html | undefined {
  const urls = owner ? earlyUrls(owner) : [];
  if (urls.length === 0) return undefined;
  const { given, code } = earlyCallsCode(urls, { ...tenant.consumer, id: tenant.id });
  return markup`<script nonce="${nonce}">${raw(code)}(${scriptJson(given)})</script>`;
}
