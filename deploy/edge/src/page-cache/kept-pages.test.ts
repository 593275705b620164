import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { publishTenant, startCanary } from '@forecourt/releases';
import { route, sampleTenant } from '@forecourt/releases/testing';
import { StatusReportSchema } from '@forecourt/shared-contracts/observe';
import { isInCanary } from '../site/visitor-site.ts';
import { json, startBackend, type BackendAnswers } from '../testing/fake-backend.ts';
import { sampleBuilds, setUpEdge } from '../testing/set-up-edge.ts';
import { createPageCache } from './create-page-cache.ts';

const [shell, storefront, ...others] = sampleBuilds;

/** The sample storefront with rendered routes, as the real one has them. */
const publicStorefront = {
  ...storefront!,
  routes: [
    route('/search', {
      id: 'search',
      isRendered: true,
      skeleton: 'grid',
      prefetch: [{ path: '/public/inventory/vehicles', query: ['make', 'page'] }],
    }),
    route('/vehicle/:vin', {
      id: 'vehicle',
      isRendered: true,
      prefetch: [{ path: '/public/inventory/vehicles/:vin', query: [], describes: 'vehicle' as const }],
    }),
    route('/faq', { id: 'faq', isRendered: true }),
    route('/saved', { id: 'saved' }),
  ],
};
const builds = [shell!, publicStorefront, ...others];

type Options = NonNullable<Parameters<typeof setUpEdge>[0]> & { readonly answers?: BackendAnswers };

async function setUp({ answers, ...options }: Options = {}) {
  let nowMs = 0;
  let searches = 0;
  const backend = await startBackend({
    '/public/inventory/vehicles': (response) => json({ search: ++searches })(response),
    '/public/inventory/vehicles/V1': json({ vin: 'V1' }),
    ...answers,
  });
  const pages = createPageCache({ maxBytes: 10_000_000, nowMs: () => nowMs });
  const edge = await setUpEdge({ ...options, builds, pages, backendUrl: backend.url });
  const page = async (path = '/search', headers: Record<string, string> = {}) => {
    const response = await edge.get(path, headers);
    return { response, headers: response.headers, status: response.status, html: await response.text() };
  };
  const asked = () => backend.received.filter(({ url }) => url.startsWith('/public/inventory/vehicles'));
  return { ...edge, backend, pages, page, asked, at: (ms: number) => void (nowMs = ms) };
}

const nonceOf = (html: string) => /<meta name="csp-nonce" content="([^"]+)">/.exec(html)?.[1] ?? '';
const withoutNonce = (html: string) => html.replaceAll(nonceOf(html), '');
const searchOf = (html: string) => Number(/"search":(\d+)/.exec(html)?.[1]);

describe('SITE-98: a kept page', () => {
  test('is sent again without asking the backend, with a length', async () => {
    const { page, asked } = await setUp();
    const [first, second] = [await page(), await page()];
    expect(withoutNonce(second.html)).toBe(withoutNonce(first.html));
    expect(asked()).toHaveLength(1);
    expect([second.status, second.html.endsWith('</body></html>')]).toEqual([200, true]);
  });

  test('T12, T14, T21: has a nonce of its own each time, in its policy and in every place of its HTML', async () => {
    const { page } = await setUp();
    const seen = new Set<string>();
    for (let nth = 0; nth < 5; nth++) {
      const { html, headers } = await page();
      const nonce = nonceOf(html);
      expect(headers.get('content-security-policy')).toContain(
        `script-src 'nonce-${nonce}' 'strict-dynamic'`,
      );
      expect(headers.get('content-security-policy')).toContain(`style-src 'self' 'nonce-${nonce}'`);
      expect(headers.get('content-security-policy')).toContain("require-trusted-types-for 'script'");
      expect(headers.get('content-security-policy')).not.toMatch(/unsafe|sha(256|384|512)-/);
      expect(new Set([...html.matchAll(/ nonce="([^"]*)"/g)].map(([, one]) => one))).toEqual(
        new Set([nonce]),
      );
      for (const [tag] of html.matchAll(/<script(?! type="application\/json")[^>]*>/g))
        expect(tag).toContain(nonce);
      seen.add(nonce);
    }
    expect(seen.size).toBe(5);
  });

  test('has the headers of a written one', async () => {
    const { page } = await setUp({ isHttps: true });
    const namesOf = async () => {
      const { headers, html } = await page();
      const all = [...headers].filter(([name]) => !['x-correlation-id', 'content-length'].includes(name));
      return all.map(([name, value]) => [name, value.replaceAll(nonceOf(html), 'NONCE')]);
    };
    const written = await namesOf();
    expect(await namesOf()).toEqual(written);
    expect(Object.fromEntries(written)).toMatchObject({
      'cache-control': 'no-store',
      vary: 'Accept-Encoding, Accept-Language, Cookie',
      'integrity-policy': 'blocked-destinations=(script), endpoints=(observe)',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
    });
  });

  test('a search has its canonical address in a header, and no other page has', async () => {
    const { page } = await setUp({ isHttps: true });
    const linkOf = async (path: string) => (await page(path)).headers.get('link');
    expect(await linkOf('/search?page=2&sort=priceLow')).toMatch(
      /^<https:\/\/[^/]+\/search\?page=2>; rel="canonical"$/,
    );
    expect((await page('/search?make=Kia,Ford')).headers.get('x-robots-tag')).toBe('noindex, follow');
    expect(await linkOf('/faq')).toBeNull();
  });

  test.each([
    ['br', (bytes: Buffer) => brotliDecompressSync(bytes)],
    ['gzip', (bytes: Buffer) => gunzipSync(bytes)],
    ['identity', (bytes: Buffer) => bytes],
  ] as const)('is the same in each encoding (%s)', async (encoding, decode) => {
    const { page, get } = await setUp();
    const plain = withoutNonce((await page()).html);
    for (let nth = 0; nth < 2; nth++) {
      const response = await get('/search', { 'accept-encoding': encoding });
      expect(response.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding);
      expect(withoutNonce(decode(Buffer.from(await response.arrayBuffer())).toString())).toBe(plain);
    }
  });

  test('answers HEAD without its body, and is never answered with 304', async () => {
    const { get, page } = await setUp();
    await page();
    const head = await get('/search', {}, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    const { status, headers } = await page('/search', {
      'if-none-match': '*',
      'if-modified-since': 'Thu, 26 Nov 2099 00:00:00 GMT',
    });
    expect([status, headers.get('etag'), headers.get('last-modified')]).toEqual([200, null, null]);
  });

  test('shows what has changed after 3 s, to the second who asks', async () => {
    const { page, at, pages } = await setUp();
    expect(searchOf((await page()).html)).toBe(1);
    at(2999);
    expect(searchOf((await page()).html)).toBe(1);
    at(3000);
    expect(searchOf((await page()).html)).toBe(1);
    await expect.poll(async () => searchOf((await page()).html)).toBe(2);
    expect(pages.size().pages).toBe(1);
  });

  test('is sent for a minute while the backend is down', async () => {
    const { page, at, backend } = await setUp();
    await page();
    await backend.stop();
    for (const ms of [5000, 30_000, 59_999]) {
      at(ms);
      expect([ms, searchOf((await page()).html)]).toEqual([ms, 1]);
    }
    at(60_000);
    const read = async () => {
      const { html, status } = await page();
      return [status, html.includes('forecourt-data')];
    };
    await expect.poll(read).toEqual([200, false]);
  });

  test('is not kept while an answer is missing, nor for a subject that does not exist', async () => {
    const { page, pages } = await setUp({
      answers: { '/public/inventory/vehicles': (response) => void response.writeHead(503).end() },
    });
    await page();
    await page('/vehicle/NONE');
    await page('/nowhere');
    expect(pages.size().pages).toBe(0);
    await page('/vehicle/V1');
    expect(pages.size().pages).toBe(1);
  });
});

describe('T02: a kept page belongs to everything that its HTML depends on', () => {
  test.each<[string, string, Record<string, string>]>([
    ['tenant', '/faq', { host: 'harbor.localhost' }],
    ['path', '/vehicle/V1', {}],
    ['query', '/search?make=Kia', {}],
    ['language of the browser', '/faq', { 'accept-language': 'es' }],
    ['chosen language', '/faq', { cookie: 'locale=es' }],
    ['iOS', '/faq', { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)' }],
  ])('another %s is another page', async (_row, path, headers) => {
    const { page, pages } = await setUp();
    const usual = await page(path.startsWith('/faq') ? '/faq' : '/search');
    const other = await page(path, headers);
    expect(withoutNonce(other.html)).not.toBe(withoutNonce(usual.html));
    expect(pages.size().pages).toBe(2);
    expect(withoutNonce((await page(path, headers)).html)).toBe(withoutNonce(other.html));
    expect(pages.size().pages).toBe(2);
  });

  test('another port of the host is another page, because addresses in it have the port', async () => {
    const { page, pages } = await setUp();
    await page('/faq');
    await page('/faq', { host: 'northstar.localhost:1' });
    expect(pages.size().pages).toBe(2);
  });

  const visitors: [string, Record<string, string>][] = [
    ['a signed-in visitor', { cookie: '__Host-session=secret-1', authorization: 'Bearer secret-2' }],
    ['a visitor with a token', { 'x-auth-token': 'secret-3', 'x-session-id': 'secret-4' }],
    ['a visitor with a cart', { cookie: 'cart=secret-5; visit=secret-6' }],
    ['a visitor who opted out', { 'sec-gpc': '1', dnt: '1', cookie: 'consent=secret-7' }],
    ['a visitor with an override that this edge does not take', { cookie: 'release-override=secret-8' }],
    ['a spoofed host', { 'x-forwarded-host': 'harbor.localhost', forwarded: 'host=secret-9' }],
    ['a spoofed address', { 'x-forwarded-for': '203.0.113.9', 'x-correlation-id': 'secret-10' }],
    ['a page that links here', { referer: 'http://northstar.localhost/?secret-11', purpose: 'prefetch' }],
  ];

  test.each(visitors)('%s makes and gets the same page as everyone', async (_row, headers) => {
    const { page, asked, pages, at } = await setUp();
    const [made, got] = [await page('/search', headers), await page()];
    expect([asked().length, pages.size().pages]).toEqual([1, 1]);
    at(60_000);
    const plain = (await page()).html.replace('"search":2', '"search":1');
    expect(withoutNonce(made.html)).toBe(withoutNonce(plain));
    expect(withoutNonce(got.html)).toBe(withoutNonce(plain));
    expect(made.html + got.html).not.toContain('secret');
    expect(JSON.stringify(asked())).not.toMatch(/secret-[1-9]\b/);
    expect([...got.headers].join()).not.toContain('secret');
  });

  test.each([
    ['whose route is not rendered', '/saved'],
    ['that may name an order', '/progress/A1'],
    ['with an unknown key in its query', '/search?make=Kia&email=a@b.example'],
    ['with an unknown key, repeated', '/faq?code=1'],
    ['with an endless query', `/search?make=${'x'.repeat(1000)}`],
  ])('a page %s is never kept', async (_row, path) => {
    const { page, pages } = await setUp();
    await page(path);
    await page(path);
    expect(pages.size().pages).toBe(0);
  });

  test('a developer with an override neither makes nor gets a kept page', async () => {
    const { page, pages, asked } = await setUp({ hasOverrides: true });
    await page('/search', { cookie: 'release-override=anything' });
    expect(pages.size().pages).toBe(0);
    await page();
    const { html } = await page('/search', { cookie: 'release-override=anything' });
    expect(html).toContain('/_changes?from=');
    expect(asked()).toHaveLength(3);
    expect((await page()).html).not.toContain('/_changes');
  });

  test('the nonce of one visitor is unknown to all others, also while a page is written', async () => {
    let release = () => {};
    const { get, asked } = await setUp({
      answers: { '/public/inventory/vehicles': (response) => void (release = () => json({})(response)) },
    });
    const answers = await Promise.all(Array.from({ length: 10 }, () => get('/search')));
    await expect.poll(() => asked().length).toBe(1);
    release();
    const htmls = await Promise.all(answers.map((answer) => answer.text()));
    const nonces = htmls.map(nonceOf);
    expect(new Set(nonces).size).toBe(10);
    for (const [nth, html] of htmls.entries()) {
      expect(answers[nth]?.headers.get('content-security-policy')).toContain(nonces[nth]);
      expect(nonces.filter((nonce) => html.includes(nonce))).toEqual([nonces[nth]]);
    }
    expect(asked()).toHaveLength(1);
  });

  test('2,000 mixed requests of three tenants with random headers never get a body of another', async () => {
    const { page } = await setUp();
    const brands = { northstar: 'Northstar Motors', harbor: 'Harbor Auto Group', ember: 'Ember EV' };
    const tenants = Object.keys(brands) as (keyof typeof brands)[];
    const tricks = [
      'x-forwarded-host',
      'x-host',
      'forwarded',
      'origin',
      'x-original-url',
      'x-forecourt-tenant',
    ];
    const pick = <T>(all: readonly T[], nth: number) => all[nth % all.length] as T;
    const one = async (nth: number) => {
      const tenant = pick(tenants, nth);
      const trick = { [pick(tricks, nth)]: `${pick(tenants, nth + 1)}.localhost` };
      const { html } = await page(pick(['/faq', '/search'], nth >> 1), {
        host: `${tenant}.localhost`,
        ...trick,
      });
      for (const other of tenants) expect(html.includes(brands[other])).toBe(other === tenant);
    };
    for (let nth = 0; nth < 2000; nth += 20)
      await Promise.all(Array.from({ length: 20 }, (_, more) => one(nth + more)));
  });
});

describe('a kept page is not sent any more', () => {
  test('when somebody has bought a vehicle through this edge', async () => {
    let inventory = 1;
    const { page, get, asked } = await setUp({
      answers: {
        '/public/inventory/version': (response) => json({ version: inventory })(response),
        '/api/orders': (response) => {
          inventory += 1;
          json({})(response);
        },
      },
    });
    const versions = () => asked().map(({ headers }) => headers['x-forecourt-inventory']);
    const showsVersion = async (version: string) => {
      await page();
      return versions().at(-1) === version;
    };
    await expect.poll(() => showsVersion('1')).toBe(true);
    await (await get('/api/orders', {}, { method: 'POST', body: '{}' })).text();
    await expect.poll(() => showsVersion('2')).toBe(true);
    const written = asked().length;
    expect(searchOf((await page()).html)).toBe(written);
    expect(asked()).toHaveLength(written);
  });

  test('a page without vehicles is sent without asking for their version', async () => {
    const { page, backend } = await setUp();
    await page('/faq');
    await page('/faq');
    expect(backend.received.map(({ url }) => url)).not.toContain('/public/inventory/version');
  });

  const newShell = { ...shell!, files: { 'main.99999999.js': 'new' } };

  test('when the edge has read another release, and again when it is rolled back', async () => {
    const { page, release, site } = await setUp();
    await page('/faq');
    await release([newShell]);
    expect((await page('/faq')).html).not.toContain('main.99999999.js');
    await site.refresh();
    expect((await page('/faq')).html).toContain('main.99999999.js');
    expect((await page('/faq')).html).toContain('main.99999999.js');
  });

  test('but is when the edge has read the same site again', async () => {
    const { page, site, asked } = await setUp();
    await page();
    await site.refresh();
    await page();
    expect(asked()).toHaveLength(1);
  });

  test('to visitors in a canary, who have their own, and others do not get theirs', async () => {
    const { page, site, target, publishBuilds, pages } = await setUp();
    await page('/faq');
    const files = { ...publicStorefront.files, 'new.55555555.js': 'new' };
    const [id] = await publishBuilds([{ ...publicStorefront, files }]);
    await startCanary(target, { ...id!, percent: 50 });
    await site.refresh();
    const canary = site.snapshot().canaries.get('mfe-storefront')!;
    const groups = Array.from({ length: 100 }, (_, group) => group);
    const versionFor = async (isInside: boolean) => {
      const group = groups.find((one) => isInCanary(one, canary) === isInside);
      const { html, headers } = await page('/faq', { cookie: `release-group=${group}` });
      expect(headers.has('set-cookie')).toBe(false);
      return /assets\/mfe-storefront\/([^/]+)\//.exec(html)?.[1];
    };
    const [inside, outside] = [await versionFor(true), await versionFor(false)];
    expect(inside).toBe(id?.version);
    expect(outside).not.toBe(inside);
    expect([await versionFor(true), await versionFor(false)]).toEqual([inside, outside]);
    expect(pages.size().pages).toBeLessThanOrEqual(3);
    // A cookie that is set is each answer's own.
    const cookies = await Promise.all(
      [1, 2, 3, 4].map(async () => (await page('/faq')).headers.get('set-cookie')),
    );
    expect(cookies.every((cookie) => cookie?.startsWith('release-group='))).toBe(true);
    expect(new Set(cookies).size).toBeGreaterThan(1);
  });

  test('when the tenant has changed', async () => {
    const { page, site, store } = await setUp();
    expect((await page('/faq')).html).toContain('<title>Northstar Motors | ');
    await publishTenant(store, JSON.stringify(sampleTenant('northstar', { brandName: 'Southstar' })));
    await site.refresh();
    expect((await page('/faq')).html).toContain('<title>Southstar | ');
  });
});

test('a kept page counts as a page of its releases', async () => {
  const { page, edge } = await setUp();
  for (let nth = 0; nth < 3; nth++) await page('/faq');
  const report = v.parse(
    StatusReportSchema,
    await (await edge.request('http://localhost/_status.json')).json(),
  );
  expect(report.site.pages).toBe(3);
});
