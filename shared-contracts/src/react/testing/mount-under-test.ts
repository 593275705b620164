import { createCatalog } from '../../i18n/create-catalog.ts';
import { loadTranslation } from '../../i18n/translations.ts';
import type { Platform } from '../../platform/platform.ts';
import { createAppQueryClient } from '../create-app-query-client.ts';
import type { RemoteModule } from '../create-remote-lifecycles.tsx';
import type { RemoteMount } from '../remote-root.tsx';

/** A remote's application module; set `name` to its release name if a test depends on it. */
export interface RemoteUnderTest extends RemoteModule {
  readonly name?: string;
}

/**
 * Returns the mount of a remote with all providers, prepared for the platform's current path. Needs no DOM, so that a test can render as a
 * server.
 */
export async function mountUnderTest(module: RemoteUnderTest, platform: Platform): Promise<RemoteMount> {
  const remote: RemoteMount = {
    name: module.name ?? 'remote-under-test',
    RemoteApp: module.RemoteApp,
    platform,
    start: platform.navigation.current(),
    queryClient: createAppQueryClient(),
    catalog: createCatalog({
      locale: platform.locale,
      resources: module.resources ?? {},
      tenantOverrides: platform.catalogOverrides,
    }),
  };
  await loadTranslation(remote.catalog, module.translations);
  await module.prepare?.(remote);
  return remote;
}
