import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { serve } from '@hono/node-server';
import {
  createRenderPool,
  locationName,
  openReleaseStore,
  TrustedKeysFault,
  type ReleaseStore,
} from '@forecourt/releases';
import { badSetting, exitCodes, StartFault } from '@forecourt/settings';
import { createEdge } from './create-edge.ts';
import { createServerStop } from './create-server-stop.ts';
import { createPageCache, type PageCache } from './page-cache/create-page-cache.ts';
import { createViewRenderer } from './render/create-view-renderer.ts';
import { warmViews } from './render/warm-views.ts';
import { serverOptions, stopGraceMs } from './server-options.ts';
import { edgeSettings, type EdgeSettings } from './settings.ts';
import { channelMemory } from './site/channel-memory.ts';
import { createLiveSite } from './site/create-live-site.ts';

const refreshMs = 2000;

/**
 * One worker per core, without the core of the edge's own loop. A page whose view has not begun after 150 ms gets its
 * skeleton then: waiting longer would make it, and all pages behind it, late.
 */
const renderLimits = {
  workers: Math.max(1, availableParallelism() - 1),
  queue: 4,
  queueMs: 150,
  timeoutMs: 5000,
  heapMb: 256,
  offHeapMb: 128,
};

/** Longest wait of a page for its view, in ms; after it the page has its skeleton. */
const viewMs = 300;

async function openStore({ releases, trustedKeys }: EdgeSettings): Promise<ReleaseStore> {
  if (releases.kind === 'folder' && !existsSync(releases.dir)) {
    throw new StartFault(
      `There is no release store in ${releases.dir}. Publish releases first, or name its folder with FORECOURT_DATA.`,
      exitCodes.noReleaseStore,
    );
  }
  await trustedKeys.read().catch((error: unknown) => {
    throw error instanceof TrustedKeysFault ? badSetting(error.message) : error;
  });
  const store = await openReleaseStore(releases, trustedKeys);
  if (releases.kind === 'bucket') {
    await store.names().catch((error: unknown) => {
      const reason = error instanceof Error ? error.message || error.name : String(error);
      throw new StartFault(
        `The release store ${locationName(releases)} cannot be read: ${reason}`,
        exitCodes.noReleaseStore,
      );
    });
  }
  return store;
}

const log = (message: string) => console.error(message);

function pageCacheOf({ pageCacheMb }: EdgeSettings): PageCache | undefined {
  if (pageCacheMb === 0) return undefined;
  return createPageCache({ maxBytes: pageCacheMb * 1_000_000, nowMs: () => performance.now() });
}

async function start(): Promise<void> {
  const settings = edgeSettings(process.env);
  const store = await openStore(settings);
  const views = createViewRenderer({
    store,
    pool: createRenderPool(renderLimits),
    limitMs: viewMs,
    nowMs: () => performance.now(),
    log,
  });
  const site = createLiveSite({
    store,
    channel: settings.channel,
    memory: channelMemory(settings),
    log,
    prepare: (next) => warmViews(views, next, settings.environment),
  });
  await site.refresh();
  setInterval(() => void site.refresh(), refreshMs).unref();
  const { backendUrl, paymentOrigin, isHttps, addressHeader } = settings;
  const { environment, hasOverrides, reloadsPages, vitalsPercent, operatorKey } = settings;
  const stopping = new AbortController();
  const access = (entry: object) => console.log(JSON.stringify(entry));
  const edge = createEdge({
    site,
    store,
    views,
    pages: pageCacheOf(settings),
    backendUrl,
    paymentOrigin,
    isHttps,
    addressHeader,
    environment,
    hasOverrides,
    reloadsPages,
    vitalsPercent,
    operatorKey,
    stopping: stopping.signal,
    nowMs: Date.now,
    log,
    access,
    measured: access,
  });
  const server = serve({
    fetch: edge.fetch,
    port: settings.port,
    ...(settings.host && { hostname: settings.host }),
    serverOptions,
  });
  server.once('listening', () => console.log(`The edge listens on port ${settings.port}.`));
  server.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    const message = `Port ${settings.port} is in use. Stop what listens there, or choose another with PORT.`;
    stop(new StartFault(message, exitCodes.portInUse));
  });
  endOnSignals(createServerStop(server, stopGraceMs), stopping);
}

/** A second signal of the same kind ends the process as it is. */
function endOnSignals(stopServer: () => Promise<void>, stopping: AbortController): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      stopping.abort();
      void stopServer().then(() => process.exit(0));
    });
  }
}

/** Prints a StartFault as one sentence, anything else with its stack. */
function stop(error: unknown): never {
  console.error(error instanceof StartFault ? error.message : error);
  process.exit(error instanceof StartFault ? error.exitCode : 1);
}

await start().catch(stop);
