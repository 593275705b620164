import type { RemoteRoute } from '@forecourt/shared-contracts/releases';
import type { VisitorSite } from '../site/site-snapshot.ts';

/** Paths that no remote declares and that are not pages. */
const servicePaths = ['/api/', '/embed/', '/frames/', '/user/', '/_'];

const routesOf = ({ releases }: VisitorSite) =>
  [...releases.values()].flatMap(({ current }) => (current.container ? current.routes : []));

/** The part of a pattern before its first parameter or wildcard, without the slash at its end. */
const fixedPart = (path: string) => path.replace(/\/?[:*].*$/, '');

/** Whether search engines are sent to a route. */
const isListed = ({ isRendered, isForm }: RemoteRoute) => isRendered === true && isForm !== true;

/**
 * Paths of the pages that are for everyone, sorted: rendered routes without a parameter, except forms. What depends on
 * a visitor is never rendered by the edge.
 */
export function publicPages(site: VisitorSite): string[] {
  const pages = routesOf(site).filter((route) => isListed(route) && fixedPart(route.path) === route.path);
  return pages.map(({ path }) => path).sort();
}

/** Beginnings of the paths that search engines have no use for, sorted: a visitor's own pages, and what is not a page. */
export function privatePaths(site: VisitorSite): string[] {
  const own = routesOf(site)
    .filter((route) => !isListed(route))
    .map(({ path }) => fixedPart(path))
    .filter((path) => path !== '');
  const all = [...new Set([...own, ...servicePaths])].sort();
  return all.filter((path) => !all.some((other) => path !== other && path.startsWith(`${other}/`)));
}
