import type { VisitorSite } from '../site/site-snapshot.ts';

/** Paths that no remote declares and that are not pages. */
const servicePaths = ['/api/', '/embed/', '/frames/', '/user/', '/_'];

const routesOf = ({ releases }: VisitorSite) =>
  [...releases.values()].flatMap(({ current }) => (current.container ? current.routes : []));

/** The part of a pattern before its first parameter or wildcard, without the slash at its end. */
const fixedPart = (path: string) => path.replace(/\/?[:*].*$/, '');

/**
 * Paths of the pages that are for everyone, sorted: rendered routes without a parameter. What depends on a visitor
 * is never rendered by the edge.
 */
export function publicPages(site: VisitorSite): string[] {
  const pages = routesOf(site).filter(({ path, isRendered }) => isRendered && fixedPart(path) === path);
  return pages.map(({ path }) => path).sort();
}

/** Beginnings of the paths that search engines have no use for, sorted: a visitor's own pages, and what is not a page. */
export function privatePaths(site: VisitorSite): string[] {
  const own = routesOf(site)
    .filter(({ isRendered }) => !isRendered)
    .map(({ path }) => fixedPart(path))
    .filter((path) => path !== '');
  const all = [...new Set([...own, ...servicePaths])].sort();
  return all.filter((path) => !all.some((other) => path !== other && path.startsWith(`${other}/`)));
}
