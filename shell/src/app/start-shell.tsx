import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { startPlatform } from '@forecourt/shared-contracts';
import { createCatalog, loadTranslation } from '@forecourt/shared-contracts/i18n';
import { designTexts } from '@forecourt/shared-design';
import { sessionTexts } from '@forecourt/shared-design/session';
import { measureVisit } from '../features/analytics/index.ts';
import { observePage } from '../features/observe/index.ts';
import { composeRemotes, type LoadModule } from '../features/remotes/index.ts';
import { watchUpdates } from '../features/updates/index.ts';
import { readLiveVersions, versionsOf } from '../platform/live-versions.ts';
import { readPageContext } from '../platform/read-page-context.ts';
import { loadedPath } from '../platform/loaded-path.ts';
import { startRouting } from '../platform/single-spa.ts';
import { whenIdle } from '../platform/when-idle.ts';
import english from './locales/en.json';
import { pagePlaces } from './page-places.ts';
import { translations } from './locales/translations.ts';
import { ShellApp } from './shell-app.tsx';

/**
 * Starts the site in a page sent by the edge: platform, remotes, routing, then header and footer. Routing starts before the first render,
 * so that a remote's code loads while React renders the header. Throws when the page contains no usable context; the page from the edge
 * then stays.
 */
export function startShell(page: Document, loadModule: LoadModule): void {
  const context = readPageContext(page);
  const platform = startPlatform(context);
  measureVisit(platform);
  const places = pagePlaces(page);
  const remotes = composeRemotes(platform, places.main, { loadModule });
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
  if (context.tenant.accessibilityWidget) {
    const ports = { window, loadedPath: loadedPath(), startupMs: performance.now(), reload };
    whenIdle(() => {
      void import('../features/accessibility-widget/index.ts')
        .then(({ startWidget }) => startWidget(platform, context.releases, ports))
        .catch(() => undefined);
    });
  }
  const catalog = createCatalog({
    locale: platform.locale,
    resources: { en: { shell: english, design: designTexts, session: sessionTexts } },
    tenantOverrides: platform.catalogOverrides,
  });
  const nonce = page.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;
  const host = page.createElement('div');
  page.body.append(host);
  const root = createRoot(host);
  const render = () => {
    places.header.replaceChildren();
    flushSync(() => {
      root.render(
        <ShellApp
          platform={platform}
          catalog={catalog}
          places={places}
          remotes={remotes}
          updates={updates}
          onRefresh={reload}
          nonce={nonce}
        />,
      );
    });
  };
  if (platform.locale in translations) void loadTranslation(catalog, translations).then(render);
  else render();
}
