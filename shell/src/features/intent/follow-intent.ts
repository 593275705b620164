import type { Platform } from '@forecourt/shared-contracts';
import { matchRoute, prefetchUrls, type RemoteRelease } from '@forecourt/shared-contracts/releases';
import { routeOwner } from '../../domain/route-owner.ts';

/** A pointer that crosses a link sooner than this is on its way to something else. */
const dwellMs = 80;

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether the visitor saves data, or has a connection that what they asked for needs for itself. */
function isThrifty(): boolean {
  const { connection } = navigator as object as { readonly connection?: Connection };
  return connection?.saveData === true || /[23]g/.test(connection?.effectiveType ?? '');
}

async function readAhead({ client }: Platform, url: string): Promise<void> {
  try {
    const answer = await fetch(url, { headers: { accept: 'application/json' }, priority: 'low' });
    if (answer.ok) client.keep(url, await answer.json());
  } catch {
    // The page itself will ask again, and show what is wrong.
  }
}

/**
 * Loads ahead what a link leads to, each thing once: for a link that the pointer rests on or that has focus the next remote's entry and the
 * public data of its page, for one in view only the entry, and nothing before the visitor does anything. Nothing at all for a visitor who
 * saves data or has a slow connection, and no data for a member, whose calls are their own.
 */
export function followIntent(platform: Platform, page: Document, nonce: string | undefined): void {
  const { releases, session } = platform;
  const begun = new Set<string>();
  const isNew = (what: string) => begun.size < begun.add(what).size;
  const loadEntry = ({ current }: RemoteRelease) => {
    const hint = page.createElement('link');
    hint.rel = 'prefetch';
    hint.as = 'script';
    hint.crossOrigin = 'anonymous';
    hint.integrity = current.integrity;
    hint.nonce = nonce ?? '';
    hint.href = current.entryUrl;
    page.head.append(hint);
  };
  const ownerOf = ({ origin, pathname }: HTMLAnchorElement) => {
    const leadsElsewhere = origin === location.origin && pathname !== location.pathname;
    return leadsElsewhere && !isThrifty() ? routeOwner(releases, pathname) : undefined;
  };
  const loadData = (owner: RemoteRelease, { pathname, search }: HTMLAnchorElement) => {
    const match = matchRoute(owner.routes, pathname);
    const urls = match ? prefetchUrls(match, search) : [];
    for (const url of urls.filter(isNew)) void readAhead(platform, url);
  };
  const prepare = (link: HTMLAnchorElement, isWanted: boolean) => {
    const owner = ownerOf(link);
    if (!owner) return;
    if (owner !== routeOwner(releases, location.pathname) && isNew(owner.name)) loadEntry(owner);
    if (isWanted && session.getState().status === 'guest') loadData(owner, link);
  };
  const inView =
    'IntersectionObserver' in window
      ? new IntersectionObserver((seen) => {
          for (const { isIntersecting, target } of seen) {
            if (isIntersecting) prepare(target as HTMLAnchorElement, false);
          }
        })
      : undefined;
  let watchedHref = '';
  let dwell: ReturnType<typeof setTimeout> | undefined;
  const handle = ({ type, target }: Event) => {
    if (watchedHref !== location.href) {
      watchedHref = location.href;
      inView?.disconnect();
      for (const link of page.querySelectorAll('main a[href]')) inView?.observe(link);
    }
    clearTimeout(dwell);
    const link = (target as Partial<Element> | null)?.closest?.<HTMLAnchorElement>('a[href]');
    if (link) dwell = setTimeout(() => prepare(link, true), type === 'focusin' ? 0 : dwellMs);
  };
  page.addEventListener('pointerover', handle);
  page.addEventListener('focusin', handle);
}
