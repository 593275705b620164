import type { PageContext } from '../page/index.ts';
import { startFlagRefresh } from '../flags/start-flag-refresh.ts';
import type { FlagStore } from '../flags/create-flag-store.ts';
import type { LaunchDarklyConnection } from '../flags/launchdarkly/connect-launch-darkly.tsx';
import { browserDeps } from './browser-deps.ts';
import { createPlatform } from './create-platform.ts';
import { followVisit } from './follow-visit.ts';
import type { Platform } from './platform.ts';
import type { PlatformDeps } from './platform-deps.ts';

const registryKey = Symbol.for('forecourt.platform.v1');
type Registry = { [registryKey]?: Platform };

/**
 * Creates the page's platform, registers it and starts it: session, flag refresh, flag service after first idle. If the page already has
 * one, created by this or another copy of the module, it is kept.
 */
export function startPlatform(page: PageContext): Platform {
  const registered = registry()[registryKey];
  if (registered) return registered;
  const parts = browserDeps(window, page.tenant.id);
  const { platform, flagStore, startSessionWatch } = createPlatform(page, parts);
  registry()[registryKey] = platform;
  followVisit(platform, parts.log);
  startSessionWatch();
  void platform.session.restore();
  startFlags({ page, parts, flagStore, contextKey: platform.storage.sessionId });
  return platform;
}

/** The page's platform. Throws before the shell or the embed loader has started it. */
export function getPlatform(): Platform {
  const registered = registry()[registryKey];
  if (!registered) throw new Error('the platform is not started');
  return registered;
}

function registry(): Registry {
  return globalThis as Registry;
}

interface FlagStart {
  readonly page: PageContext;
  readonly parts: PlatformDeps;
  readonly flagStore: FlagStore;
  readonly contextKey: string;
}

function startFlags({ page, parts, flagStore, contextKey }: FlagStart): void {
  const { proxyEndpoint, flagsEnvironmentId } = page.tenant.consumer;
  const proxyUrl = new URL(proxyEndpoint || '/', window.location.origin).href.replace(/\/$/, '');
  let connection: LaunchDarklyConnection | undefined;
  let known = page.flags.flags;
  const identify = () =>
    connection?.identify().catch((error: unknown) => parts.log('flags: identify failed', error));
  startFlagRefresh({
    ...parts,
    url: `${proxyUrl}/proxy/optimizelyDataFile`,
    revision: page.flags.revision,
    onChange(file) {
      known = file.flags;
      flagStore.accept(known);
      void identify();
    },
  });
  whenIdle(async () => {
    try {
      const { connectLaunchDarkly } = await import('../flags/launchdarkly/connect-launch-darkly.tsx');
      const bootstrap = known;
      connection = await connectLaunchDarkly({
        baseUrl: `${proxyUrl}/ld`,
        environmentId: flagsEnvironmentId,
        contextKey,
        bootstrap,
        onFlags: (flags) => flagStore.accept(flags),
      });
      if (bootstrap !== known) void identify();
    } catch (error) {
      // A page that is unloading cancels its downloads: that is not a fault, and it has no next idle moment.
      whenIdle(() => parts.log('flags: connect failed', error));
    }
  });
}

function whenIdle(work: () => unknown): void {
  const run = () => void work();
  if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: 10_000 });
  else setTimeout(run, 2_000);
}
