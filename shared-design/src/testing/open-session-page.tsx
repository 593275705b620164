import type { ComponentProps } from 'react';
import { render, screen } from '@testing-library/react';
import { vi } from 'vitest';
import { createCatalog } from '@forecourt/shared-contracts/i18n';
import { CatalogProvider, NavigationRouter, PlatformProvider } from '@forecourt/shared-contracts/react';
import { createTestPlatform, identityFixture } from '@forecourt/shared-contracts/testing';
import { DesignProvider, designTexts } from '../index.ts';
import { SessionGuard, sessionTexts } from '../session/index.ts';

/** The buyer of these pages; the password is `right`. */
export const sessionBuyer = { sub: 'u1', email: 'ada@example.com', givenName: 'Ada' };

/** Opens a page with a form, signed in as `sessionBuyer`, whose session the test can let expire. `load` loads its dialogs. */
export async function openSessionPage(load?: ComponentProps<typeof SessionGuard>['load']) {
  const signIn = vi.fn(async ({ password }: { password: string }) =>
    password === 'right'
      ? ({ kind: 'success', user: sessionBuyer } as const)
      : ({ kind: 'wrong-credentials' } as const),
  );
  const platform = await createTestPlatform({
    signedInAs: sessionBuyer,
    watchesSession: true,
    target: '/account/profile?tab=2',
    parts: {
      loadIdentity: async () =>
        identityFixture({
          signIn,
          tokens: async () => ({
            kind: 'tokens',
            tokens: { idToken: 'token', lifetimeMs: 3_600_000, user: sessionBuyer },
          }),
        }),
    },
  });
  const catalog = createCatalog({
    locale: 'en',
    resources: { en: { session: sessionTexts, design: designTexts } },
  });
  render(
    <PlatformProvider platform={platform}>
      <CatalogProvider value={catalog}>
        <DesignProvider navigate={platform.navigation.push}>
          <NavigationRouter navigation={platform.navigation}>
            <input aria-label="Note" />
            <SessionGuard {...(load && { load })} />
          </NavigationRouter>
        </DesignProvider>
      </CatalogProvider>
    </PlatformProvider>,
  );
  return { platform, signIn, note: screen.getByRole('textbox', { name: 'Note' }) };
}
