import { Suspense, useCallback, useEffect } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { QueryClient } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import type { Catalog } from '../i18n/index.ts';
import type { NavigationUpdate } from '../navigation/navigation.ts';
import type { Platform } from '../platform/platform.ts';
import { matchRoute } from '../releases/match-route.ts';
import { NavigationRouter } from './navigation-router.tsx';
import { PlatformProvider } from './platform-context.tsx';
import { RemoteBoundary } from './remote-boundary.tsx';
import type { RemoteComponent } from './remote-app.ts';
import { CatalogProvider } from './use-translation.ts';

/** One mount of a remote, with everything that belongs only to it. */
export interface RemoteMount {
  /** Release name, `mfe-checkout`. */
  readonly name: string;
  readonly RemoteApp: RemoteComponent;
  readonly platform: Platform;
  readonly queryClient: QueryClient;
  readonly catalog: Catalog;
  /** Where the page was when the mount began. */
  readonly start: NavigationUpdate;
  /** Whether the view that the edge rendered for `start` is hydrated. */
  readonly isHydrating?: boolean;
  readonly nonce?: string | undefined;
  /** Where the design's style elements are inserted if the remote is in a shadow root. */
  readonly styleContainer?: Node | undefined;
}

interface RemoteRootProps {
  readonly remote: RemoteMount;
  readonly onError: (error: unknown) => void;
  /** Called when the remote's first view is complete and answers to the user. */
  readonly onReady?: (() => void) | undefined;
}

/** Inside the boundary, so that its effect runs with those of the view. */
function Ready({ onReady }: Pick<RemoteRootProps, 'onReady'>) {
  useEffect(() => onReady?.(), [onReady]);
  return null;
}

/**
 * The boundary whose content hydrates on its own. React checks a boundary that is not hydrated yet for changed props, not for a changed
 * context: without a render at each place, the page that a visitor leaves early would hydrate as the next one.
 */
function Hydrated({ children }: { readonly children: ReactNode }) {
  useLocation();
  return <Suspense fallback={null}>{children}</Suspense>;
}

/** Wraps a remote's root component with its providers. Renders without a DOM, so that a server can send the first view. */
export function RemoteRoot({ remote, onError, onReady }: RemoteRootProps) {
  const { RemoteApp, platform, queryClient, catalog, name, nonce, start, isHydrating, styleContainer } =
    remote;
  const owns = useCallback(
    (pathname: string) => {
      const release = platform.releases.remotes.find((candidate) => candidate.name === name);
      return !release || matchRoute(release.routes, pathname) !== undefined;
    },
    [platform, name],
  );
  return (
    <RemoteBoundary phone={platform.tenant.contact.phone} onError={onError}>
      <PlatformProvider platform={platform}>
        <QueryClientProvider client={queryClient}>
          <CatalogProvider value={catalog}>
            <NavigationRouter {...{ navigation: platform.navigation, owns, start, isHydrating }}>
              <Hydrated>
                <RemoteApp {...{ platform, queryClient, nonce, styleContainer }} />
                <Ready onReady={onReady} />
              </Hydrated>
            </NavigationRouter>
          </CatalogProvider>
        </QueryClientProvider>
      </PlatformProvider>
    </RemoteBoundary>
  );
}
