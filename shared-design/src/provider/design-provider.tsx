import { use, useMemo, type ReactNode } from 'react';
import { CacheProvider } from '@emotion/react';
import { ChakraProvider } from '@chakra-ui/react';
import { designSystem } from '../theme/design-system.ts';
import { emotionCacheFor } from './emotion-cache.ts';
import { NavigationContext, type Navigate } from './navigation-context.ts';
import { SiteOriginContext } from './use-site-href.ts';
import { StyleCacheContext } from './style-cache-context.ts';

export interface DesignProviderProps {
  /** Nonce of the page's content security policy; without it styles are blocked. */
  nonce?: string | undefined;
  /** Where style elements are inserted: a shadow root (or an element in it); the document's head by default. */
  container?: Node | undefined;
  /** Called for links within the site; without it they load a page. */
  navigate?: Navigate | undefined;
  /** Origin in front of the site's paths in links, on a page of another origin. */
  siteOrigin?: string | undefined;
  children: ReactNode;
}

/**
 * Root of everything that uses shared-design. Each remote wraps its own root in its own copy, so that a remote with another version of this
 * package still renders. Requires `designCss` and `tenantCss` linked in the page or shadow root.
 */
export function DesignProvider({
  nonce,
  container,
  navigate,
  siteOrigin = '',
  children,
}: DesignProviderProps) {
  const given = use(StyleCacheContext);
  const cache = useMemo(() => given ?? emotionCacheFor(nonce, container), [given, nonce, container]);
  return (
    <CacheProvider value={cache}>
      <ChakraProvider value={designSystem}>
        <SiteOriginContext value={siteOrigin}>
          <NavigationContext value={navigate ?? null}>{children}</NavigationContext>
        </SiteOriginContext>
      </ChakraProvider>
    </CacheProvider>
  );
}
