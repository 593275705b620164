import { expect, test, vi } from 'vitest';
import { route } from '@forecourt/releases/testing';
import { sampleBuilds, setUpEdge } from '../testing/set-up-edge.ts';
import { createLiveSite } from '../site/create-live-site.ts';
import type { ViewRenderer } from './create-view-renderer.ts';
import { warmViews } from './warm-views.ts';

const environment = { name: 'local', sandbox: true, forcedFlags: 'all' } as const;

async function setUp(routes: ReturnType<typeof route>[]) {
  const file = 'server.22222222.cjs';
  const storefront = {
    name: 'mfe-storefront',
    container: 'storefront',
    files: {
      'remoteEntry.11111111.js': 'entry',
      [file]: 'exports.render = async () => ({ html: "<p>Help</p>", css: "", styleNames: "fc" });',
    },
    server: { file, contract: 1, shared: {} },
    routes,
  };
  const { store } = await setUpEdge({
    builds: [...sampleBuilds.filter(({ name }) => name !== 'mfe-storefront'), storefront],
  });
  const warm = vi.fn<ViewRenderer['warm']>(async () => {
    expect(site.snapshot().releases.size).toBe(0);
  });
  const views = { warm } as Partial<ViewRenderer> as ViewRenderer;
  const site = createLiveSite({
    store,
    channel: 'stable',
    log: () => {},
    prepare: (next) => warmViews(views, next, environment),
  });
  await site.refresh();
  return { warm, site };
}

const search = route('/search', {
  isRendered: true,
  prefetch: [{ path: '/public/inventory/vehicles', query: [] }],
});
const help = route('/faq', { isRendered: true });
const one = route('/help/:topic', { isRendered: true });

test('a release renders a page without data before it is served', async () => {
  const { warm, site } = await setUp([search, one, help]);
  expect(warm).toHaveBeenCalledTimes(1);
  const [releases, input] = warm.mock.calls[0] ?? [];
  expect(releases?.remote.name).toBe('mfe-storefront');
  expect(releases?.shell.name).toBe('shell');
  expect(input).toMatchObject({ target: '/faq', answers: [], page: { locale: 'en' } });
  expect(site.snapshot().releases.size).toBeGreaterThan(0);
});

test('a release whose pages all need data is served without', async () => {
  const { warm, site } = await setUp([search, one]);
  expect(warm).not.toHaveBeenCalled();
  expect(site.snapshot().releases.size).toBeGreaterThan(0);
});
