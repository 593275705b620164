import type { PageMenuItem, ReleaseSet } from '@forecourt/shared-contracts/releases';
import { routeOwner } from './route-owner.ts';

/** Items that mounted remotes have published on this page, by release name. */
export type ChangedMenus = Readonly<Record<string, readonly PageMenuItem[]>>;

const places: readonly PageMenuItem['place'][] = ['main', 'support', 'actions', 'account', 'legal'];

/**
 * Returns the items of all menus (SITE-9) in order: those that each release declares, or those that the remote has published since. Of two
 * items with the same id the first remote's wins, so that no remote takes over an item of another (SITE-13).
 */
export function publishedMenuItems(releases: ReleaseSet, changed: ChangedMenus): PageMenuItem[] {
  const byId = new Map<string, PageMenuItem>();
  for (const { name, menu } of releases.remotes) {
    for (const item of changed[name] ?? menu ?? []) if (!byId.has(item.id)) byId.set(item.id, item);
  }
  return places.flatMap((place) =>
    [...byId.values()].filter((item) => item.place === place).sort((a, b) => a.order - b.order),
  );
}

/** Returns the items for this visitor: for their audience, and with a path that some released remote owns. */
export function shownMenuItems(
  items: readonly PageMenuItem[],
  releases: ReleaseSet,
  isMember: boolean,
): PageMenuItem[] {
  return items.filter(({ audience, path }) => {
    if (audience === 'members' && !isMember) return false;
    if (audience === 'guests' && isMember) return false;
    return routeOwner(releases, pathOf(path)) !== undefined;
  });
}

function pathOf(path: string): string {
  return path.split('?')[0] ?? path;
}

/** Returns the text of a badge: empty for zero, `9+` above nine (SITE-11). */
export function badgeText(count: number): string {
  if (count <= 0) return '';
  return count > 9 ? '9+' : String(count);
}
