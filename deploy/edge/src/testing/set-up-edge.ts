import { join } from 'node:path';
import {
  folderSigner,
  openFolderStore,
  promote,
  publish,
  publishTenant,
  readBuild,
  type ReleaseStore,
} from '@forecourt/releases';
import {
  route,
  sampleTenant,
  temporaryFolder,
  writeSampleBuild,
  type SampleBuild,
} from '@forecourt/releases/testing';
import type { MenuItem } from '@forecourt/shared-contracts/releases';
import { createEdge } from '../create-edge.ts';
import type { AccessEntry } from '../edge-parts.ts';
import type { MeasuredEntry } from '../measure/measured-entry.ts';
import type { PageCache } from '../page-cache/create-page-cache.ts';
import type { ViewRenderer } from '../render/create-view-renderer.ts';
import { createLiveSite } from '../site/create-live-site.ts';

const cartItem: MenuItem = {
  id: 'cart',
  path: '/cart',
  place: 'actions',
  order: 10,
  label: { en: 'Shopping Cart', es: 'Carrito' },
};

/** The shell and four remotes as small builds. */
export const sampleBuilds: readonly SampleBuild[] = [
  {
    name: 'shell',
    files: {
      'main.aaaaaaaa.js': `/* shell */${' '.repeat(2000)}`,
      'react.bbbbbbbb.js': '/* react */',
      'design.cccccccc.css':
        "@font-face{font-family:'Archivo Variable';src:url(./archivo-latin-wght-normal.dddddddd.woff2) format('woff2')}" +
        "@font-face{font-family:'Sora Variable';src:url(./sora-latin-wght-normal.dddddddd.woff2) format('woff2')}",
      'archivo-latin-wght-normal.dddddddd.woff2': 'font',
    },
    provides: { react: '19.3.1' },
  },
  {
    name: 'mfe-storefront',
    container: 'storefront',
    files: {
      'remoteEntry.11111111.js': 'entry',
      'app.22222222.js': 'app',
      'vehicle.33333333.js': 'vehicle',
      'late.44444444.js': 'late',
    },
    initial: ['remoteEntry.11111111.js', 'app.22222222.js'],
    initialByRoute: { vehicle: ['vehicle.33333333.js'] },
    routes: [
      route('/search', {
        id: 'search',
        skeleton: 'grid',
        prefetch: [{ path: '/public/inventory/vehicles', query: ['make', 'page'] }],
      }),
      route('/vehicle/:vin', {
        id: 'vehicle',
        skeleton: 'detail',
        prefetch: [{ path: '/public/inventory/vehicles/:vin', query: [], describes: 'vehicle' }],
      }),
    ],
  },
  { name: 'mfe-checkout', container: 'checkout', routes: [route('/progress/*')] },
  { name: 'mfe-account', container: 'account', routes: [route('/sign-in')] },
  { name: 'mfe-credit-app', container: 'creditApp', routes: [route('/cart')], menu: [cartItem] },
];

/** Changes to a sample tenant file, by tenant id. */
export type TenantChanges = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

interface EdgeOptions {
  readonly backendUrl?: string;
  readonly tenants?: TenantChanges;
  readonly isHttps?: boolean;
  readonly paymentOrigin?: string;
  readonly addressHeader?: string;
  readonly hasOverrides?: boolean;
  readonly reloadsPages?: boolean;
  readonly environment?: 'local' | 'preprod' | 'production';
  readonly operatorKey?: string;
  readonly nowMs?: () => number;
  /** Aborted when the edge is about to end. */
  readonly stopping?: AbortSignal;
  readonly builds?: readonly SampleBuild[];
  /** Renders first views from the edge's store. */
  readonly views?: (store: ReleaseStore) => ViewRenderer;
  /** Keeps whole public pages; none is kept without it. */
  readonly pages?: PageCache;
}

const usual = {
  environment: 'local' as 'local' | 'preprod' | 'production',
  nowMs: Date.now,
  backendUrl: 'http://127.0.0.1:9',
  isHttps: false,
};

/** An edge with its own release store. `get` sends a request like a browser of the given host. */
export async function setUpEdge(options: EdgeOptions = {}) {
  const { environment, nowMs, backendUrl, isHttps } = { ...usual, ...options };
  const dataDir = temporaryFolder();
  const store = openFolderStore(dataDir);
  const signer = folderSigner(join(dataDir, 'keys'));
  const publishBuilds = async (builds: readonly SampleBuild[]) => {
    for (const build of builds) writeSampleBuild(dataDir, build);
    const read = await Promise.all(builds.map(({ name }) => readBuild(name, join(dataDir, name, 'dist'))));
    const { published } = await publish(
      { store, signer, channel: 'stable' },
      read.map((build) => ({ build })),
    );
    return published.map(({ record }) => ({ name: record.name, version: record.version }));
  };
  const now = new Date('2026-11-21T06:00:00.000Z');
  const target = { store, signer, channel: 'stable', now, by: 'tests', allowOlder: true };
  const release = async (builds: readonly SampleBuild[]) => promote(target, await publishBuilds(builds));
  for (const id of ['northstar', 'harbor', 'ember']) {
    const reading = await publishTenant(store, JSON.stringify(sampleTenant(id, options.tenants?.[id])));
    if (!reading.ok) throw new Error(reading.faults.join('; '));
  }
  const builds = options.builds ?? sampleBuilds;
  if (builds.length > 0) await release(builds);
  const logged: string[] = [];
  const accessed: AccessEntry[] = [];
  const measured: MeasuredEntry[] = [];
  const site = createLiveSite({ store, channel: 'stable', log: (message) => void logged.push(message) });
  await site.refresh();
  const edge = createEdge({
    site,
    store,
    views: options.views?.(store),
    pages: options.pages,
    backendUrl,
    paymentOrigin: options.paymentOrigin,
    addressHeader: options.addressHeader,
    hasOverrides: options.hasOverrides ?? false,
    reloadsPages: options.reloadsPages ?? false,
    isHttps,
    environment: { name: environment, sandbox: true, forcedFlags: 'all' },
    vitalsPercent: 100,
    operatorKey: options.operatorKey,
    stopping: options.stopping,
    nowMs,
    log: (message) => void logged.push(message),
    access: (entry) => void accessed.push(entry),
    measured: (entry) => void measured.push(entry),
  });
  const get = async (path: string, headers: Record<string, string> = {}, init: RequestInit = {}) =>
    edge.request(path, { ...init, headers: { host: 'northstar.localhost', ...headers } });
  return {
    edge,
    get,
    site,
    store,
    signer,
    dataDir,
    target,
    publishBuilds,
    release,
    logged,
    accessed,
    measured,
  };
}
