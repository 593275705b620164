import { createHash } from 'node:crypto';
import { RenderFault, serverContract, type ReleaseStore, type RenderPool } from '@forecourt/releases';
import type { ViewCounts } from '@forecourt/shared-contracts/observe';
import type { RenderedView, RenderInput } from '@forecourt/shared-contracts/react/server';
import type { ReleaseRecord } from '@forecourt/shared-contracts/releases';
import { integrityOfFile } from '../site/site-snapshot.ts';
import { within } from '../within.ts';
import { createBench } from './create-bench.ts';
import { createBuildReader } from './create-build-reader.ts';
import { createViewCounts } from './create-view-counts.ts';
import { otherModules } from './other-modules.ts';
import { createViewCache } from './view-cache.ts';

/** The releases that a visitor gets for a page. */
export interface ViewReleases {
  readonly remote: ReleaseRecord;
  readonly shell: ReleaseRecord;
}

/** Renders first views. */
export interface ViewRenderer {
  /** Whether a view of these releases is worth waiting for. */
  canRender(releases: ViewReleases): boolean;
  /** Undefined whenever there is no complete view in time; never rejects. A late view is there for the next page. */
  render(releases: ViewReleases, input: RenderInput): Promise<RenderedView | undefined>;
  /** Renders once in each worker, so that no visitor waits for a build to be loaded; never rejects. */
  warm(releases: ViewReleases, input: RenderInput): Promise<void>;
  /** Counts a page whose data came too late for a view. */
  noteMissingData(remote: ReleaseRecord): void;
  /** Counts a page that was kept with its view. */
  noteKeptPage(remote: ReleaseRecord): void;
  /** How the views of a release came about; undefined for one that was never to be rendered. */
  counts(release: Pick<ReleaseRecord, 'name' | 'version'>): ViewCounts | undefined;
}

/** Dependencies of a renderer. `nowMs` is monotonic, `limitMs` the longest wait of a page for its view. */
export interface ViewRendererDeps {
  readonly store: Pick<ReleaseStore, 'file'>;
  readonly pool: RenderPool;
  readonly limitMs: number;
  readonly nowMs: () => number;
  readonly log: (message: string) => void;
}

interface NewView {
  /** Hash of the server build. */
  readonly key: string;
  /** Key of the view. */
  readonly id: string;
  readonly remote: ReleaseRecord;
}

/** A view is a function of these, and of the time of day. */
function viewKey(build: string, input: RenderInput): string {
  return createHash('sha256')
    .update(JSON.stringify([build, input]))
    .digest('base64');
}

/** Returns the hash of the server build that renders for these releases; logs once for each pair why there is none. */
function createBuildChoice(log: ViewRendererDeps['log']) {
  const logged = new Set<string>();
  return ({ remote, shell }: ViewReleases): string | undefined => {
    const { server, name, version } = remote;
    if (server?.contract !== serverContract) return undefined;
    const others = otherModules(server.shared, shell.provides);
    if (others.length === 0) return integrityOfFile(remote, server.file);
    const pair = `${name} ${version} is not rendered with shell ${shell.version}`;
    if (!logged.has(pair)) log(`${pair}, which has other shared modules: ${others.join(', ')}`);
    logged.add(pair);
    return undefined;
  };
}

/** The renders of an edge, each run once at a time; what a run learns goes to the cache, the bench and the counts. */
function createRuns({ pool, store, nowMs, log }: ViewRendererDeps) {
  const readBuild = createBuildReader(store);
  const cache = createViewCache(nowMs);
  const bench = createBench(nowMs);
  const counts = createViewCounts();
  const running = new Map<string, Promise<RenderedView | undefined>>();
  const handleFault = (key: string, remote: ReleaseRecord, error: unknown) => {
    if (error instanceof RenderFault && error.kind === 'busy') return counts.add(remote, 'refused');
    counts.add(remote, 'failed');
    bench.addFailure(key);
    const why = error instanceof Error ? error.message : String(error);
    log(`${remote.name} ${remote.version} did not render: ${why}`);
  };
  const run = async ({ key, id, remote }: NewView, input: RenderInput) => {
    try {
      const view = await pool.run(await readBuild(remote, key), input);
      counts.add(remote, 'rendered');
      cache.add(id, view);
      return view;
    } catch (error) {
      handleFault(key, remote, error);
      return undefined;
    } finally {
      running.delete(id);
    }
  };
  return {
    cache,
    bench,
    counts,
    once(wanted: NewView, input: RenderInput): Promise<RenderedView | undefined> {
      const work = running.get(wanted.id) ?? run(wanted, input);
      running.set(wanted.id, work);
      return work;
    },
    async inEachWorker(key: string, remote: ReleaseRecord, input: RenderInput): Promise<void> {
      try {
        const build = await readBuild(remote, key);
        await Promise.all(Array.from({ length: pool.workers }, () => pool.run(build, input)));
      } catch (error) {
        handleFault(key, remote, error);
      }
    },
  };
}

/**
 * Creates the renderer of an edge: views come from a cache or from the server build in the visitor's own release
 * of the remote, whose bytes must have the hash in its signed record. A build that keeps failing is left alone
 * for a while.
 */
export function createViewRenderer(deps: ViewRendererDeps): ViewRenderer {
  const buildKey = createBuildChoice(deps.log);
  const { cache, bench, counts, once, inEachWorker } = createRuns(deps);
  const warmed = new Set<string>();
  const inTime = async (remote: ReleaseRecord, work: Promise<RenderedView | undefined>) => {
    const settled = await within(
      work.then((view) => ({ view })),
      deps.limitMs,
    );
    if (!settled) counts.add(remote, 'late');
    return settled?.view;
  };
  return {
    canRender: (releases) => {
      const key = buildKey(releases);
      return key !== undefined && !bench.isBenched(key);
    },
    async render(releases, input) {
      const { remote } = releases;
      const key = buildKey(releases);
      if (key === undefined || bench.isBenched(key)) return undefined;
      const id = viewKey(key, input);
      const cached = cache.get(id);
      if (!cached) return inTime(remote, once({ key, id, remote }, input));
      counts.add(remote, 'cached');
      return cached;
    },
    async warm(releases, input) {
      const key = buildKey(releases);
      if (key === undefined || warmed.has(key)) return;
      warmed.add(key);
      await inEachWorker(key, releases.remote, input);
    },
    noteMissingData: (remote) => counts.add(remote, 'withoutData'),
    noteKeptPage: (remote) => counts.add(remote, 'cached'),
    counts: counts.read,
  };
}
