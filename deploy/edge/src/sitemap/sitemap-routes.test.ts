import { gunzipSync } from 'node:zlib';
import { expect, it, vi } from 'vitest';
import { route } from '@forecourt/releases/testing';
import { json, startBackend } from '../testing/fake-backend.ts';
import { sampleBuilds, setUpEdge } from '../testing/set-up-edge.ts';

const paths = '/public/inventory/paths';
const urls = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);

const builds = sampleBuilds.map((build) =>
  build.name === 'mfe-storefront'
    ? {
        ...build,
        routes: [
          route('/', { id: 'landing', isRendered: true }),
          route('/search', { id: 'search', isRendered: true }),
          route('/trade-in', { id: 'trade-in', isRendered: true }),
          route('/vehicle/:vin', { id: 'vehicle', isRendered: true }),
          route('/join', { id: 'join', isRendered: true, isForm: true }),
          route('/trade-in/offer/*', { id: 'offer' }),
          route('/saved-vehicles', { id: 'saved' }),
        ],
      }
    : build,
);

it('SITE-96: robots.txt names the sitemap and refuses the pages that are a visitor’s own', async () => {
  const { get } = await setUpEdge({ builds, isHttps: true });
  const response = await get('/robots.txt', { host: 'harbor.localhost' });
  expect(response.headers.get('content-type')).toMatch(/^text\/plain/);
  const lines = (await response.text()).trimEnd().split('\n');
  expect(lines[0]).toBe('User-agent: *');
  const refused = lines.flatMap((line) => /^Disallow: (.*)$/.exec(line)?.[1] ?? []);
  for (const path of [
    '/cart',
    '/progress',
    '/sign-in',
    '/join',
    '/saved-vehicles',
    '/trade-in/offer',
    '/api/',
  ]) {
    expect(refused).toContain(path);
  }
  for (const open of [
    '/',
    '/search',
    '/trade-in',
    '/vehicle/1',
    '/assets/a.js',
    '/public/inventory',
    '/media/a',
  ]) {
    expect([open, refused.filter((path) => open.startsWith(path))]).toEqual([open, []]);
  }
  expect(lines.at(-1)).toBe('Sitemap: https://harbor.localhost/sitemap.xml');
});

it('a preproduction site asks not to be read', async () => {
  const { get } = await setUpEdge({ environment: 'preprod' });
  expect(await (await get('/robots.txt')).text()).toBe('User-agent: *\nDisallow: /\n');
});

it('SITE-96: the sitemap is split at 50,000 vehicles', async () => {
  const backend = await startBackend({
    [paths]: (response, { url }) =>
      json({ total: 50_001, paths: url.endsWith('=1') ? ['/vehicle/A', '/vehicle/B&<C>'] : ['/vehicle/Z'] })(
        response,
      ),
  });
  const { get } = await setUpEdge({ builds, backendUrl: backend.url });
  const read = async (path: string) => {
    const response = await get(path);
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'application/xml; charset=utf-8',
    ]);
    return response.text();
  };
  const site = 'http://northstar.localhost';
  expect(urls(await read('/sitemap.xml'))).toEqual([
    `${site}/sitemap-pages.xml`,
    `${site}/sitemap-vehicles-1.xml`,
    `${site}/sitemap-vehicles-2.xml`,
  ]);
  expect(urls(await read('/sitemap-pages.xml'))).toEqual([`${site}/`, `${site}/search`, `${site}/trade-in`]);
  const first = await read('/sitemap-vehicles-1.xml');
  expect(first).toMatch(
    /^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset xmlns="http:\/\/www.sitemaps.org/,
  );
  expect(urls(first)).toEqual([`${site}/vehicle/A`, `${site}/vehicle/B&amp;%3CC%3E`]);
  expect(urls(await read('/sitemap-vehicles-2.xml'))).toEqual([`${site}/vehicle/Z`]);
  for (const none of ['3', '9999']) {
    const missing = await get(`/sitemap-vehicles-${none}.xml`);
    expect([missing.status, missing.headers.get('content-type')]).toEqual([404, 'text/plain; charset=UTF-8']);
  }
  // Each part was asked for once, by the tenant of the host.
  expect(backend.received.map(({ url }) => url)).toEqual([`${paths}?part=1`, `${paths}?part=2`]);
  expect(backend.received[0]?.headers['x-forecourt-tenant']).toBe('northstar');
});

it('is compressed for a reader that takes it, and has no body for HEAD', async () => {
  const backend = await startBackend({ [paths]: json({ total: 1, paths: ['/vehicle/A'] }) });
  const { get } = await setUpEdge({ backendUrl: backend.url });
  const response = await get('/sitemap-vehicles-1.xml', { 'accept-encoding': 'gzip' });
  expect(response.headers.get('content-encoding')).toBe('gzip');
  expect(gunzipSync(Buffer.from(await response.arrayBuffer())).toString()).toContain('/vehicle/A</loc>');
  const head = await get('/sitemap-vehicles-1.xml', {}, { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
});

it('is read again after ten minutes; while the backend is down the last one is served', async () => {
  let total = 1;
  let isDown = false;
  const backend = await startBackend({
    [paths]: (response) => {
      if (isDown) response.writeHead(503).end();
      else json({ total, paths: ['/vehicle/A', '/vehicle/B'].slice(0, total) })(response);
    },
  });
  let nowMs = 0;
  const { get, logged } = await setUpEdge({ backendUrl: backend.url, nowMs: () => nowMs });
  const read = async () => urls(await (await get('/sitemap-vehicles-1.xml')).text()).length;
  expect(await read()).toBe(1);
  total = 2;
  nowMs = 9 * 60_000;
  expect(await read()).toBe(1);
  nowMs = 10 * 60_000;
  expect(await read()).toBe(2);
  isDown = true;
  nowMs = 21 * 60_000;
  expect([await read(), await read()]).toEqual([2, 2]);
  expect(backend.received).toHaveLength(3);
  expect(logged).toContain('a sitemap has no vehicles: the backend answered 503');
  isDown = false;
  total = 1;
  nowMs += 30_000;
  expect(await read()).toBe(1);
});

it('while the backend hangs, everyone who waits for it gets the last one', async () => {
  let isHanging = false;
  const waiting: (() => void)[] = [];
  const backend = await startBackend({
    [paths]: (response) => {
      if (isHanging) waiting.push(() => response.destroy());
      else json({ total: 1, paths: ['/vehicle/A'] })(response);
    },
  });
  let nowMs = 0;
  const { get } = await setUpEdge({ backendUrl: backend.url, nowMs: () => nowMs });
  const read = async () => (await get('/sitemap-vehicles-1.xml')).status;
  expect(await read()).toBe(200);
  isHanging = true;
  nowMs = 10 * 60_000;
  const first = read();
  await vi.waitUntil(() => waiting.length > 0, { timeout: 20_000 });
  const others = [read(), read()];
  // Their requests reach the edge before the backend gives up.
  await get('/robots.txt');
  for (const giveUp of waiting) giveUp();
  expect(await Promise.all([first, ...others])).toEqual([200, 200, 200]);
  expect(backend.received).toHaveLength(2);
});

it('without any answer of the backend it says when to come again', async () => {
  const { get } = await setUpEdge({});
  for (const path of ['/sitemap.xml', '/sitemap-vehicles-1.xml']) {
    const response = await get(path);
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '60']);
  }
});
