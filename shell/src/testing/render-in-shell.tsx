import type { ReactNode } from 'react';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createCatalog } from '@forecourt/shared-contracts/i18n';
import { CatalogProvider, NavigationRouter, PlatformProvider } from '@forecourt/shared-contracts/react';
import { createTestPlatform, type TestPlatformOptions } from '@forecourt/shared-contracts/testing';
import { DesignProvider, designTexts } from '@forecourt/shared-design';
import { LiveCountsProvider } from '../features/live-counts/index.ts';
import { MenuProvider } from '../features/site-menu/index.ts';
import english from '../app/locales/en.json';

/** The buyer of the shell's tests. */
export const buyer = { sub: 'buyer-1', email: 'buyer@example.com', givenName: 'Ada' };

/** Renders a part of the shell inside the providers of `ShellApp`. */
export async function renderInShell(ui: ReactNode, options: TestPlatformOptions = {}) {
  const platform = await createTestPlatform(options);
  const catalog = createCatalog({
    locale: 'en',
    resources: { en: { shell: english, design: designTexts } },
  });
  const view = render(
    <PlatformProvider platform={platform}>
      <CatalogProvider value={catalog}>
        <DesignProvider navigate={platform.navigation.push}>
          <NavigationRouter navigation={platform.navigation}>
            <MenuProvider>
              <LiveCountsProvider>{ui}</LiveCountsProvider>
            </MenuProvider>
          </NavigationRouter>
        </DesignProvider>
      </CatalogProvider>
    </PlatformProvider>,
  );
  const path = () => platform.navigation.current().location.pathname;
  return { ...view, platform, path, user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }) };
}
