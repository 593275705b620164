import { createHash } from 'node:crypto';
import type { FlagSnapshot } from '@forecourt/shared-contracts/page';
import type { Tenant } from '@forecourt/shared-contracts/tenant';
import type { PageParts } from '../html/page-parts.ts';
import { keptBy } from '../kept-by.ts';
import type { VisitorSite } from '../site/site-snapshot.ts';

/** Longest path and query of a page that is kept, in characters. */
const longestTarget = 1000;

/** Hash of an object's content, remembered for as long as the object lives. */
function createStamps<T extends object>(content: (value: T) => unknown): (value: T) => string {
  return keptBy((value: T) =>
    createHash('sha256')
      .update(JSON.stringify(content(value)))
      .digest('base64'),
  );
}

const siteStamp = createStamps<VisitorSite>(({ channel, revision, releases }) => [
  channel,
  revision,
  ...releases,
]);
const tenantStamp = createStamps<Tenant>((tenant) => tenant);
const flagsStamp = createStamps<FlagSnapshot>((flags) => flags);

/** What a page's HTML depends on; `host` is the validated `Host` header. */
export interface KeptPageOf {
  readonly parts: Omit<PageParts, 'nonce'>;
  readonly host: string;
  /** Path and query of the page, as its view shows them. */
  readonly target: string;
  /** Flags as known now; undefined before they were ever read. */
  readonly flags: FlagSnapshot | undefined;
}

/** Whether a page may be kept: a rendered route, with nothing in its query but what its calls take. */
function isPublic({ owner }: KeptPageOf['parts'], target: string): boolean {
  if (owner?.route.isRendered !== true || target.length > longestTarget) return false;
  const taken = owner.route.prefetch.flatMap(({ query }) => query);
  const at = target.indexOf('?');
  const names = at < 0 ? [] : [...new URLSearchParams(target.slice(at)).keys()];
  return names.every((name) => taken.includes(name));
}

/**
 * The key of a page that may be kept: everything that its HTML depends on, and nothing of its visitor but language,
 * releases and whether the browser is one of iOS (T02). Undefined for a page that is written for each visitor: its
 * route is not rendered, so its address may name an order; or its query has keys that no call takes, so that they may
 * say anything.
 */
export function pageKey({ parts, host, target, flags }: KeptPageOf): string | undefined {
  if (!isPublic(parts, target)) return undefined;
  return JSON.stringify([
    tenantStamp(parts.tenant),
    siteStamp(parts.site),
    flags ? flagsStamp(flags) : '',
    host,
    parts.locale,
    parts.isIos,
    target,
  ]);
}
