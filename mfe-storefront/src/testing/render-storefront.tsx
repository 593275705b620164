import { act, configure, render } from '@testing-library/react';
import type { Platform } from '@forecourt/shared-contracts';
import type { CatalogTexts } from '@forecourt/shared-contracts/i18n';
import { RemoteRoot } from '@forecourt/shared-contracts/react';
import { mountUnderTest } from '@forecourt/shared-contracts/react/testing';
import { createTestPlatform, type TestPlatformOptions } from '@forecourt/shared-contracts/testing';
import { prepare, RemoteApp, resources, translations } from '../app/remote-app.tsx';
import { routes } from '../app/routes.ts';
import { routePaths, type RouteId } from '../domain/route-paths.ts';

await Promise.all((Object.keys(routePaths) as RouteId[]).map(routes.load));

/** Mounts the whole remote at a path, as the shell does: prepared, its chunks already loaded, with a real platform and a mocked network. */
export async function renderStorefront(target: string, options: TestPlatformOptions = {}): Promise<Platform> {
  const platform = await createTestPlatform({ ...options, target });
  await renderStorefrontOn(platform);
  return platform;
}

/** The same on a platform prepared by the test; `texts` are added in its language. */
export async function renderStorefrontOn(
  platform: Platform,
  texts: readonly CatalogTexts[] = [],
): Promise<void> {
  // Whole pages in jsdom: computing visibility for each query by role takes most of a test's time.
  configure({ defaultHidden: true });
  const module = { name: 'mfe-storefront', RemoteApp, resources, translations, prepare };
  const remote = await mountUnderTest(module, platform);
  for (const some of texts) {
    remote.catalog.addTexts(platform.locale, 'storefront', some);
  }
  const fail = (error: unknown) => {
    throw error;
  };
  await act(async () => void render(<RemoteRoot remote={remote} onError={fail} />));
}
