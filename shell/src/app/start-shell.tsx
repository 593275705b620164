import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { startPlatform } from '@forecourt/shared-contracts';
import { createCatalogue } from '@forecourt/shared-contracts/i18n';
import { designTexts } from '@forecourt/shared-design';
import { composeRemotes, type LoadModule } from '../features/remotes/index.ts';
import { readPageContext } from '../platform/read-page-context.ts';
import { startRouting } from '../platform/single-spa.ts';
import english from './locales/en.json';
import { pagePlaces } from './page-places.ts';
import { ShellApp } from './shell-app.tsx';

/**
 * Starts the site in a page that the edge sent: platform, remotes, routing, then header and footer.
 * Routing starts before the first render, so that a remote's code is under way while React draws the header.
 * Throws when the page carries no usable context; the edge's painted page then stays.
 */
export function startShell(page: Document, loadModule: LoadModule): void {
  const context = readPageContext(page);
  const platform = startPlatform(context);
  const places = pagePlaces(page);
  const remotes = composeRemotes(platform, places.main, loadModule);
  startRouting();
  const catalogue = createCatalogue({
    locale: platform.locale,
    resources: { en: { shell: english, design: designTexts } },
    tenantOverrides: platform.catalogueOverrides,
  });
  const nonce = page.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;
  const host = page.createElement('div');
  page.body.append(host);
  const root = createRoot(host);
  places.header.replaceChildren();
  flushSync(() => {
    root.render(
      <ShellApp platform={platform} catalogue={catalogue} places={places} remotes={remotes} nonce={nonce} />,
    );
  });
}
