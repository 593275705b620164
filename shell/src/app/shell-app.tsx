import { useCallback, useEffectEvent, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { DesignProvider } from '@forecourt/shared-design';
import { SessionGuard } from '@forecourt/shared-design/session';
import type { Platform } from '@forecourt/shared-contracts';
import type { Catalog } from '@forecourt/shared-contracts/i18n';
import { CatalogProvider, NavigationRouter, PlatformProvider } from '@forecourt/shared-contracts/react';
import { AlertStack } from '../features/alerts/index.ts';
import { Footer } from '../features/footer/index.ts';
import { Header } from '../features/header/index.ts';
import { MainView } from '../features/main-view/index.ts';
import type { ComposedRemotes } from '../features/remotes/index.ts';
import { LiveCountsProvider } from '../features/live-counts/index.ts';
import { MenuProvider } from '../features/site-menu/index.ts';
import type { UpdateStore } from '../features/updates/index.ts';
import { removeSkeleton, type PagePlaces } from './page-places.ts';

interface ShellAppProps {
  readonly platform: Platform;
  readonly catalog: Catalog;
  readonly places: PagePlaces;
  readonly remotes: ComposedRemotes;
  readonly updates: UpdateStore;
  /** Called once, when header and footer are in the page and before they are painted. */
  readonly onShown: () => void;
  /** Reloads the page from the server. */
  readonly onRefresh: () => void;
  readonly nonce: string | undefined;
}

/** The shell's own React tree: header, main area, footer and alerts, each in its place on the page. */
export function ShellApp(props: ShellAppProps) {
  const { platform, catalog, places, remotes, updates, onShown, onRefresh, nonce } = props;
  const [hasSkeleton, setSkeleton] = useState(true);
  const handleSettled = useCallback(() => {
    removeSkeleton(places.main);
    setSkeleton(false);
  }, [places.main]);
  const handleShown = useEffectEvent(onShown);
  useLayoutEffect(() => handleShown(), []);
  return (
    <PlatformProvider platform={platform}>
      <CatalogProvider value={catalog}>
        <DesignProvider nonce={nonce} navigate={platform.navigation.push}>
          <NavigationRouter navigation={platform.navigation}>
            <MenuProvider>
              <LiveCountsProvider>{createPortal(<Header />, places.header)}</LiveCountsProvider>
              {createPortal(
                <MainView {...{ remotes, hasSkeleton, onRefresh }} onSettled={handleSettled} />,
                places.status,
              )}
              {createPortal(<Footer today={new Date()} />, places.footer)}
            </MenuProvider>
            <AlertStack {...{ updates, onRefresh }} />
            <SessionGuard />
          </NavigationRouter>
        </DesignProvider>
      </CatalogProvider>
    </PlatformProvider>
  );
}
