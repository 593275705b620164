import { createContext, use } from 'react';
import { isExternalHref, safeHref } from './link-target.ts';

/** Origin in front of the site's paths, on a page that is not the site's; set by `DesignProvider`. */
export const SiteOriginContext = createContext('');

/** Returns the URL of a link as {@link safeHref} does. On a host's page, a path of the site has the site's origin, so that a new tab finds it. */
export function useSiteHref(href: string): string | undefined {
  const origin = use(SiteOriginContext);
  const safe = safeHref(href);
  return safe?.startsWith('/') && !isExternalHref(safe) ? origin + safe : safe;
}
