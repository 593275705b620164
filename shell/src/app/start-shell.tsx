import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { startPlatform, type Platform } from '@forecourt/shared-contracts';
import { createCatalog, loadTranslation } from '@forecourt/shared-contracts/i18n';
import type { PageContext } from '@forecourt/shared-contracts/page';
import { designTexts } from '@forecourt/shared-design';
import { sessionTexts } from '@forecourt/shared-design/session';
import { measureVisit } from '../features/analytics/index.ts';
import { followIntent } from '../features/intent/index.ts';
import { observePage } from '../features/observe/index.ts';
import { composeRemotes, type LoadModule } from '../features/remotes/index.ts';
import { watchUpdates } from '../features/updates/index.ts';
import { readLiveVersions, versionsOf } from '../platform/live-versions.ts';
import { readPageContext } from '../platform/read-page-context.ts';
import { loadedPath } from '../platform/loaded-path.ts';
import { nextTask } from '../platform/next-task.ts';
import { startRouting } from '../platform/single-spa.ts';
import { whenIdle } from '../platform/when-idle.ts';
import english from './locales/en.json';
import { pagePlaces, paintRemover } from './page-places.ts';
import { translations } from './locales/translations.ts';
import { ShellApp } from './shell-app.tsx';

/** Loads a part of the shell when the page is idle; without it the site works the same. */
function startWhenIdle<Part>(load: () => Promise<Part>, start: (part: Part) => unknown): void {
  whenIdle(
    () =>
      void load()
        .then(start)
        .catch(() => undefined),
  );
}

function startWidgetWhenIdle(platform: Platform, context: PageContext, reload: () => void): void {
  if (!context.tenant.accessibilityWidget) return;
  const ports = { window, loadedPath: loadedPath(), startupMs: performance.now(), reload };
  startWhenIdle(
    () => import('../features/accessibility-widget/index.ts'),
    ({ startWidget }) => startWidget(platform, context.releases, ports),
  );
}

/**
 * Starts the site in a page sent by the edge: platform, remotes, routing, then header and footer. Routing starts before the first render,
 * so that a remote's code loads while React renders the header. Each part is a task of its own and React yields while it renders, so that
 * input never waits for the whole start. Rejects when the page contains no usable context; the page from the edge then stays.
 */
export async function startShell(page: Document, loadModule: LoadModule): Promise<void> {
  const context = readPageContext(page);
  await nextTask();
  const platform = startPlatform(context);
  measureVisit(platform);
  const places = pagePlaces(page);
  let handleShown = () => {};
  const shown = new Promise<void>((resolve) => (handleShown = resolve));
  const remotes = composeRemotes(platform, places.main, {
    loadModule: async (...request) => {
      const module = await loadModule(...request);
      // What a remote says while it mounts is heard by the header and the alerts.
      await shown;
      return module;
    },
  });
  const { shellVersion, vitalsPercent } = context;
  observePage({ platform, store: remotes.store, shellVersion, vitalsPercent });
  const reload = () => location.reload();
  const updates = watchUpdates(platform, versionsOf({ shellVersion, releases: context.releases }), {
    window,
    readLive: readLiveVersions,
    reload,
    nowMs: () => performance.now(),
  });
  startRouting();
  startWidgetWhenIdle(platform, context, reload);
  startWhenIdle(
    () => import(/* webpackChunkName: "idle" */ '../platform/show-late-fonts.ts'),
    ({ showLateFonts }) => showLateFonts(platform.navigation, page),
  );
  await nextTask();
  const catalog = createCatalog({
    locale: platform.locale,
    resources: { en: { shell: english, design: designTexts, session: sessionTexts } },
    tenantOverrides: platform.catalogOverrides,
  });
  if (platform.locale in translations) await loadTranslation(catalog, translations);
  const nonce = page.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;
  followIntent(platform, page, nonce);
  const host = page.createElement('div');
  page.body.append(host);
  const removePaint = paintRemover(places.header);
  const root = createRoot(host, {
    onUncaughtError: (error) => {
      handleShown();
      reportError(error);
    },
  });
  startTransition(() => {
    root.render(
      <ShellApp
        platform={platform}
        catalog={catalog}
        places={places}
        remotes={remotes}
        updates={updates}
        onShown={() => {
          removePaint();
          handleShown();
        }}
        onRefresh={reload}
        nonce={nonce}
      />,
    );
  });
}
