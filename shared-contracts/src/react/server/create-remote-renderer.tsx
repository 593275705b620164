import type { QueryClient } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { setPageLocale } from '../../formats/page-locale.ts';
import { createCatalog } from '../../i18n/create-catalog.ts';
import { loadTranslation } from '../../i18n/translations.ts';
import { createPlatform } from '../../platform/create-platform.ts';
import { memoryDeps } from '../../platform/memory-deps.ts';
import { createAppQueryClient } from '../create-app-query-client.ts';
import type { RemoteModule } from '../create-remote-lifecycles.tsx';
import { RemoteRoot } from '../remote-root.tsx';
import type { RenderInput, RenderRemote, ServerStyles } from './render-parts.ts';
import { withoutStyleAttributes } from './style-attributes.ts';

/** A remote to render. `app` is the module that its browser build loads as `loadApp`. */
export interface RemoteRendererOptions {
  /** Release name, `mfe-storefront`. */
  readonly name: string;
  readonly app: RemoteModule;
  readonly styles: () => ServerStyles;
}

/** What React writes in place of a part whose render failed or is not ready. */
const unfinished = /<!--\$[!?]-->/;

function fail(error: unknown): never {
  throw error;
}

function platformOf({ page, target, answers }: RenderInput) {
  const { platform } = createPlatform(page, {
    ...memoryDeps({ target, baseUrl: '' }),
    prefetched: new Map(answers),
    fetch: () => Promise.reject(new Error('a server render makes no call')),
    log: () => undefined,
  });
  return platform;
}

async function settled(queryClient: QueryClient): Promise<void> {
  while (queryClient.isFetching() > 0) await new Promise((done) => setTimeout(done, 0));
  const isComplete = queryClient
    .getQueryCache()
    .getAll()
    .every(({ state }) => state.status === 'success');
  if (!isComplete) throw new Error('not all data of the page is there');
}

/**
 * Creates the `render` of a remote's server build. Each call has its own platform, query client, catalog and
 * styles; nothing is left after it. It rejects, and the page then keeps its skeleton, when data is missing, when
 * any part throws, and when a part would suspend.
 */
export function createRemoteRenderer({ name, app, styles }: RemoteRendererOptions): RenderRemote {
  return async (input) => {
    const platform = platformOf(input);
    const queryClient = createAppQueryClient();
    const { locale, catalogOverrides } = platform;
    const catalog = createCatalog({
      locale,
      resources: app.resources ?? {},
      tenantOverrides: catalogOverrides,
    });
    try {
      const texts = loadTranslation(catalog, app.translations);
      await app.prepare?.({ platform, queryClient });
      await texts;
      await settled(queryClient);
      // Another render may have set another language meanwhile; from here on nothing is awaited.
      setPageLocale(locale);
      const collected = styles();
      const start = platform.navigation.current();
      const remote = { name, RemoteApp: app.RemoteApp, platform, start, queryClient, catalog };
      const html = renderToString(collected.wrap(<RemoteRoot remote={remote} onError={fail} />), {
        identifierPrefix: `${name}-`,
      });
      if (unfinished.test(html)) throw new Error('a part of the page did not render');
      const moved = withoutStyleAttributes(html);
      const { css, names } = collected.read();
      return { html: moved.html, css: css + moved.css, styleNames: names };
    } finally {
      queryClient.clear();
    }
  };
}
