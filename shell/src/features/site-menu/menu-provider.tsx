import { createContext, use, useEffect, useMemo, useState, type ReactNode } from 'react';
import { usePlatform, useSession } from '@forecourt/shared-contracts/react';
import type { PageMenuItem } from '@forecourt/shared-contracts/releases';
import { publishedMenuItems, shownMenuItems, type ChangedMenus } from '../../domain/menu-items.ts';

const MenuContext = createContext<readonly PageMenuItem[]>([]);

/**
 * Provides the menus of the site: what the releases of the page declare, then what a mounted remote publishes about its own items
 * (`menu:changed`). A tenant's own texts, `shell.menu.{id}`, replace those of a remote.
 */
export function MenuProvider({ children }: { children: ReactNode }) {
  const { releases, events, catalogOverrides } = usePlatform();
  const [changed, setChanged] = useState<ChangedMenus>({});
  useEffect(
    () =>
      events.subscribe('menu:changed', ({ source, payload }) => {
        setChanged((before) => ({ ...before, [source]: payload.items }));
      }),
    [events],
  );
  const items = useMemo(
    () =>
      publishedMenuItems(releases, changed).map((item) => ({
        ...item,
        label: catalogOverrides[`shell.menu.${item.id}`] ?? item.label,
      })),
    [releases, changed, catalogOverrides],
  );
  return <MenuContext value={items}>{children}</MenuContext>;
}

/** The items currently shown to this visitor, in order. */
export function useMenuItems(): readonly PageMenuItem[] {
  const items = use(MenuContext);
  const { releases } = usePlatform();
  const isMember = useSession().status === 'signed-in';
  return useMemo(() => shownMenuItems(items, releases, isMember), [items, releases, isMember]);
}
