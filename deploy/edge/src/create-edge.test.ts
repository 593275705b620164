import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import * as v from 'valibot';
import { expect, it, vi } from 'vitest';
import { PageContextSchema } from '@forecourt/shared-contracts/page';
import { json, startBackend } from './testing/fake-backend.ts';
import { sampleBuilds, setUpEdge } from './testing/set-up-edge.ts';

function block(html: string, id: string): unknown {
  const found = new RegExp(`<script type="application/json" id="${id}">(.*?)</script>`, 's').exec(html);
  return JSON.parse(found?.[1] ?? 'null');
}

const patient = { timeout: 20_000 };

const strangers = [
  'unknown.localhost',
  'northstar.localhost.',
  'NORTHSTAR.localhost',
  'Harbor.localhost',
  'northstar.localhost.evil.com',
  'evil.com',
  'xn--northstr-9za.localhost',
  '127.0.0.2',
  '0.0.0.0',
  '10.0.0.1',
  '[::1]',
  '2130706433',
  '0x7f.1',
  'localhost.',
  'localhost.localdomain',
  'notlocalhost',
  'northstar',
  'harbor',
  'a.northstar.localhost',
  'northstar.localhost:8080:8080',
  'northstar.localhost@evil.com',
  'northstar.localhost/evil',
  ' ',
  'northstar,localhost',
  'northstar.localhost,harbor.localhost',
  'user:pw@northstar.localhost',
  'northstar_localhost',
  'northstar.localhost?x',
  'www.northstar.localhost',
];

it('T10: an unknown host gets 404 without assets', async () => {
  const { get } = await setUpEdge();
  expect(strangers.length).toBeGreaterThanOrEqual(29);
  for (const host of strangers) {
    for (const path of ['/', '/search', '/tenant-data/bundle.js', '/favicon.svg', '/api/x']) {
      const response = await get(path, { host });
      expect([host, response.status]).toEqual([host, 404]);
      expect(await response.text()).not.toMatch(/<script|<link|Northstar|Harbor|Ember/);
    }
  }
});

it.each([
  ['northstar.localhost:8080', 'Northstar Motors'],
  ['localhost:8080', 'Northstar Motors'],
  ['localhost', 'Northstar Motors'],
  ['harbor.localhost:8080', 'Harbor Auto Group'],
  ['ember.localhost', 'Ember EV'],
])('serves %s its own brand', async (host, brand) => {
  const { get } = await setUpEdge();
  const html = await (await get('/search', { host })).text();
  expect(html).toContain(`<title>${brand} | `);
});

it.each(['/favicon.svg', '/favicon.ico'])("%s is the dealer's logo", async (path) => {
  const { get } = await setUpEdge();
  const [northstar, harbor] = await Promise.all(
    ['northstar.localhost', 'harbor.localhost'].map(async (host) => {
      const response = await get(path, { host });
      expect(response.headers.get('content-type')).toBe('image/svg+xml');
      return response.text();
    }),
  );
  expect(northstar).toMatch(/^<svg /);
  expect(harbor).not.toBe(northstar);
});

it.each([
  [{ 'x-forwarded-host': 'harbor.localhost' }, ''],
  [{ forwarded: 'host=harbor.localhost' }, ''],
  [{ 'x-host': 'harbor.localhost' }, ''],
  [{ 'x-forecourt-tenant': 'harbor' }, ''],
  [{ 'x-original-host': 'harbor.localhost' }, ''],
  [{ origin: 'http://harbor.localhost' }, ''],
  [{ referer: 'http://harbor.localhost/' }, ''],
  [{ cookie: 'tenant=harbor' }, ''],
  [{}, '?tenant=harbor'],
  [{}, '?host=harbor.localhost'],
  [{}, '//harbor.localhost'],
  [{ 'x-rewrite-url': 'http://harbor.localhost/' }, ''],
])('T01: %j%s does not select another tenant', async (headers, suffix) => {
  const { get } = await setUpEdge();
  const html = await (await get(`/search${suffix}`, headers as Record<string, string>)).text();
  expect(html).toContain('Northstar Motors');
  expect(html).not.toMatch(/harbor auto group|harbor\.example/i);
});

it('sends a document with the context, hints, skeleton and policy of the page', async () => {
  const backend = await startBackend({
    '/public/inventory/vehicles/V1': json({
      name: '</script><b>',
      images: ['/media/vehicles/suv/fff/front.svg', '/media/vehicles/suv/fff/rear.svg'],
    }),
    '/proxy/optimizelyDataFile': json({ revision: '7', flags: { a_flag: true, odd: { x: 1 } } }),
  });
  const { get } = await setUpEdge({ backendUrl: backend.url });
  // The first page of a tenant waits only for a moment for the flags.
  const { response, html } = await vi.waitFor(async () => {
    const page = await get('/vehicle/V1', { cookie: 'session=secret', 'x-auth-token': 'secret' });
    const body = await page.text();
    expect(block(body, 'forecourt-page')).toMatchObject({ flags: { revision: '7' } });
    return { response: page, html: body };
  }, patient);
  expect(response.status).toBe(200);
  const nonce = /<meta name="csp-nonce" content="([^"]+)">/.exec(html)?.[1] ?? '';
  const policy = response.headers.get('content-security-policy') ?? '';
  expect(policy).toContain(`script-src 'nonce-${nonce}' 'strict-dynamic'`);
  expect(policy).toContain(`style-src 'self' 'nonce-${nonce}'`);
  expect(policy).toContain(
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors http://localhost:8090",
  );
  expect(policy).not.toMatch(/unsafe/);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
  });
  expect(response.headers.has('strict-transport-security')).toBe(false);
  const denied = response.headers.get('permissions-policy')?.split(', ');
  expect(denied).toEqual(expect.arrayContaining(['camera=()', 'geolocation=()', 'microphone=()']));
  expect(html).toMatch(
    /<link rel="preload" as="script" crossorigin nonce="[^"]+" href="\/assets\/shell\/[^"]+\/react\.bbbbbbbb\.js" integrity="sha384-[^"]+">/,
  );
  expect(html).toMatch(
    /<link rel="preload" as="script" crossorigin nonce="[^"]+" href="[^"]+remoteEntry\.11111111\.js" integrity="sha384-/,
  );
  expect(html).toMatch(
    /as="script" crossorigin nonce="[^"]+" href="[^"]+vehicle\.33333333\.js" integrity="sha384-[^"]+">/,
  );
  expect(html).toMatch(/as="font" type="font\/woff2" crossorigin href="\/assets\/shell\/[^"]+archivo-latin/);
  // The dealer's name in the header waits for that very file.
  const [, font = ''] = /as="font"[^>]+href="([^"]+)"/.exec(html) ?? [];
  expect(html).toContain(`font-family:fc-name;font-weight:100 900;font-display:block;src:url(${font})`);
  expect(html).toMatch(/\.fs-bar\{[^}]+ fc-name,var\(--fc-font-display\)/);
  expect(html).toMatch(
    /<script defer crossorigin nonce="[^"]+" integrity="sha384-[^"]+" src="\/assets\/shell\/[^"]+main\.aaaaaaaa\.js">/,
  );
  expect(html).not.toContain('late.44444444.js');
  expect(html).not.toMatch(/ style=|maximum-scale|secret/);
  expect(html).toContain(
    'data-url="/public/inventory/vehicles/V1">{"name":"\\u003c/script\\u003e\\u003cb\\u003e"',
  );
  expect(html).toContain(
    '<link rel="preload" as="image" fetchpriority="high" href="/media/vehicles/suv/fff/front.svg?backdrop=studio">',
  );
  expect(html).not.toContain('as="image" href="/media/vehicles/suv/fff/rear.svg');
  const context = v.parse(PageContextSchema, block(html, 'forecourt-page'));
  const menus = context.releases.remotes.flatMap(({ menu }) => menu ?? []);
  expect(menus).toMatchObject([{ id: 'cart', place: 'actions', label: 'Shopping Cart' }]);
  expect(context.releases.remotes.map(({ name }) => name).sort()).toEqual([
    'mfe-account',
    'mfe-checkout',
    'mfe-credit-app',
    'mfe-storefront',
  ]);
  expect(context.flags).toEqual({ revision: '7', flags: { a_flag: true } });
  expect(context.tenant).not.toHaveProperty('hosts');
  const asked = backend.received.find(({ url }) => url.startsWith('/public/'));
  expect(asked?.headers).toMatchObject({ 'x-forecourt-tenant': 'northstar', 'x-caller-id': 'forecourt-web' });
  expect(asked?.headers).not.toHaveProperty('cookie');
  expect(asked?.headers).not.toHaveProperty('x-auth-token');
});

it('hints a shared module of the shell for the routes that need it, and for no other', async () => {
  const forms = '@forecourt/shared-design/forms';
  const [shell, storefront, ...others] = sampleBuilds;
  const { get } = await setUpEdge({
    builds: [
      {
        ...shell!,
        files: { ...shell!.files, 'forms.eeeeeeee.js': '/* forms */' },
        initial: ['main.aaaaaaaa.js', 'react.bbbbbbbb.js'],
        sharedFiles: { [forms]: ['forms.eeeeeeee.js'] },
      },
      { ...storefront!, sharedByRoute: { search: [], vehicle: [forms] } },
      ...others,
    ],
  });
  const hint = /<link rel="preload" as="script"[^>]+href="\/assets\/shell\/[^"]+\/forms\.eeeeeeee\.js"/;
  expect(await (await get('/vehicle/V1')).text()).toMatch(hint);
  expect(await (await get('/search')).text()).not.toMatch(hint);
  expect(await (await get('/cart')).text(), 'a release from before this field').not.toMatch(hint);
});

it('forwards the query of the page and omits a failed answer', async () => {
  const backend = await startBackend({
    '/public/inventory/vehicles': (response) => void response.writeHead(500).end('{}'),
  });
  const { get } = await setUpEdge({ backendUrl: backend.url });
  const html = await (await get('/search?make=Ford&page=2')).text();
  expect(backend.received.map(({ url }) => url)).toContain('/public/inventory/vehicles?make=Ford&page=2');
  expect(html).not.toContain('forecourt-data');
  expect(html).toContain('id="forecourt-page"');
  expect(html.endsWith('</body></html>')).toBe(true);
});

it.each(['br', 'gzip', 'identity'] as const)(
  'sends the head before the data is available (%s)',
  async (encoding) => {
    let release = () => {};
    const backend = await startBackend({
      '/public/inventory/vehicles': (response) => void (release = () => json({ total: 1 })(response)),
    });
    const { get } = await setUpEdge({ backendUrl: backend.url });
    const response = await get('/search', { 'accept-encoding': encoding });
    const reader = response.body!.getReader();
    const parts: Uint8Array[] = [];
    while (Buffer.concat(parts).byteLength < 200) parts.push((await reader.read()).value!);

    while (!backend.received.some(({ url }) => url === '/public/inventory/vehicles'))
      await new Promise((next) => setTimeout(next, 5));
    release();
    for (let part = await reader.read(); !part.done; part = await reader.read()) parts.push(part.value);
    const bytes = Buffer.concat(parts);
    const html =
      encoding === 'br' ? brotliDecompressSync(bytes) : encoding === 'gzip' ? gunzipSync(bytes) : bytes;
    expect(html.toString()).toContain('data-url="/public/inventory/vehicles">{"total":1}</script>');
    expect(response.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding);
  },
);

it('T06: hostile text in a tenant file stays text', async () => {
  const brandName = '</script><script>__pwn=1</script>\u2028"\'&';
  const { get } = await setUpEdge({ tenants: { northstar: { brandName } } });
  for (const path of ['/search', '/tenant-data/bundle.js']) {
    const text = await (await get(path)).text();
    expect(text).not.toContain('<script>__pwn');
    if (path.endsWith('.js')) expect(text).not.toContain('\u2028');
  }
  const html = await (await get('/search')).text();
  expect((block(html, 'forecourt-page') as { tenant: { brandName: string } }).tenant.brandName).toBe(
    brandName,
  );
});

it('T07: a tenant without embedding origins cannot be framed', async () => {
  const { get } = await setUpEdge({ tenants: { ember: { embeddingOrigins: [] } } });
  const policy = (host: string) =>
    get('/', { host }).then((response) => response.headers.get('content-security-policy'));
  expect(await policy('ember.localhost')).toContain("frame-ancestors 'none'");
});

it.each([
  ['http://localhost:8083', "'self' http://localhost:8083"],
  [undefined, "'self'"],
])(
  'allows frames from the payment provider at %s and its own frames, nothing else: frame-src %s',
  async (paymentOrigin, source) => {
    const { get } = await setUpEdge(paymentOrigin ? { paymentOrigin } : {});
    const policy = (await get('/search')).headers.get('content-security-policy');
    expect(policy?.split('; ').filter((rule) => /^(frame|child)-src/.test(rule))).toEqual([
      `frame-src ${source}`,
    ]);
  },
);

const headerTargets: readonly (readonly [string, string | RegExp])[] = [
  ['script-src', /^'nonce-[A-Za-z0-9+/=]+' 'strict-dynamic'$/],
  ['style-src', /^'self' 'nonce-[A-Za-z0-9+/=]+'$/],
  ['object-src', "'none'"],
  ['base-uri', "'none'"],
  ['form-action', "'self'"],
  ['require-trusted-types-for', "'script'"],
  ['trusted-types', 'forecourt'],
];

it.each(['/search', '/vehicle/V1', '/progress/1', '/sign-in', '/cart', '/nowhere'])(
  'T12, T14, T21: %s is sent with the required headers',
  async (path) => {
    const { get } = await setUpEdge({ isHttps: true });
    const { headers } = await get(path);
    const policy = new Map(
      (headers.get('content-security-policy') ?? '').split('; ').map((rule) => {
        const [name = '', ...sources] = rule.split(' ');
        return [name, sources.join(' ')] as const;
      }),
    );
    for (const [name, target] of headerTargets)
      expect([name, policy.get(name)]).toEqual([name, expect.stringMatching(target)]);
    expect([...policy.values()].join(' ')).not.toMatch(/unsafe-|default$|\*/);
    expect(Object.fromEntries(headers)).toMatchObject({
      'integrity-policy': 'blocked-destinations=(script), endpoints=(observe)',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'no-store',
    });
  },
);

it('prevents zoom on focus on iOS only, and sends HSTS only behind HTTPS', async () => {
  const { get } = await setUpEdge({ isHttps: true });
  const response = await get('/search', {
    'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)',
  });
  expect(await response.text()).toContain('maximum-scale=1');
  expect(response.headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
});

it('the platform scripts contain the same data as the HTML', async () => {
  const { get } = await setUpEdge();
  const context = block(await (await get('/search')).text(), 'forecourt-page') as {
    tenant: unknown;
    environment: unknown;
  };
  const read = async (path: string, name: string) => {
    const text = await (await get(path)).text();
    return JSON.parse(text.slice(`window.${name} = `.length, -2)) as unknown;
  };
  expect(await read('/tenant-data/bundle.js', 'TENANT_DATA')).toEqual(context.tenant);
  expect(await read('/common-env/env.js', 'COMMON_ENV')).toEqual(context.environment);
});

it('answers an unknown path with the shell and 404, other methods with 405', async () => {
  const { get } = await setUpEdge();
  const response = await get('/nowhere');
  expect(response.status).toBe(404);
  expect(await response.text()).toContain('main.aaaaaaaa.js');
  expect((await get('/search', {}, { method: 'POST' })).status).toBe(405);
  const head = await get('/search', {}, { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
});

it('answers 404 for the page of a vehicle that does not exist, also for HEAD, and 200 while that is unknown', async () => {
  let answerLate = () => {};
  const backend = await startBackend({
    '/public/inventory/vehicles/V1': json({ name: 'Sold or not, it is there' }),
    '/public/inventory/vehicles/SLOW': (response) =>
      void (answerLate = () => void response.writeHead(404).end()),
    '/public/inventory/vehicles/DOWN': (response) => void response.writeHead(500).end('{}'),
  });
  const { get } = await setUpEdge({ backendUrl: backend.url });
  // A machine that is busy for 250 ms sends the page with 200.
  const missing = await vi.waitUntil(async () => {
    const answer = await get('/vehicle/NONE');
    return answer.status === 404 && answer;
  }, patient);
  const html = await missing.text();
  expect(html).toContain('<meta name="robots" content="noindex"');
  expect(html).toContain('main.aaaaaaaa.js');
  const head = async () => (await get('/vehicle/NONE', {}, { method: 'HEAD' })).status;
  await vi.waitFor(async () => expect(await head()).toBe(404), patient);
  expect((await get('/vehicle/V1')).status).toBe(200);
  expect((await get('/vehicle/DOWN')).status).toBe(200);
  const asked = () => backend.received.filter(({ url }) => url.endsWith('/SLOW')).length;
  await vi.waitFor(async () => {
    const before = asked();
    const slow = await get('/vehicle/SLOW');
    expect(slow.status).toBe(200);
    await vi.waitUntil(() => asked() > before, patient);
    answerLate();
    expect(await slow.text()).toContain('noindex');
  }, patient);
});

it('reports that the site is being set up while no shell is live', async () => {
  const { get } = await setUpEdge({ builds: [] });
  const response = await get('/search');
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await response.text()).not.toMatch(/<script|<link/);
});

it('is healthy when everything that the channel names is live, otherwise names what is missing', async () => {
  const backend = await startBackend({});
  const whole = await setUpEdge({ backendUrl: backend.url });
  expect((await whole.get('/healthz', { host: '127.0.0.1:8080' })).status).toBe(200);
  const three = await setUpEdge({ backendUrl: backend.url, builds: sampleBuilds.slice(0, 3) });
  expect((await three.get('/healthz')).status).toBe(200);
  await backend.stop();
  const bare = await setUpEdge({ backendUrl: backend.url, builds: [] });
  const response = await bare.get('/healthz');
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({
    missing: ['shell', 'remotes', 'backend (it does not answer)'],
  });
});

it('is not healthy while a release that the channel names cannot be served', async () => {
  const backend = await startBackend({});
  const { dataDir, release, get, site } = await setUpEdge({
    backendUrl: backend.url,
    builds: sampleBuilds.slice(0, 2),
  });
  await release([sampleBuilds[2]!]);
  rmSync(join(dataDir, 'releases/remotes/mfe-checkout'), { recursive: true });
  await site.refresh();
  expect(await (await get('/healthz')).json()).toMatchObject({
    status: 'unavailable',
    missing: ['mfe-checkout'],
  });
  await backend.stop();
});

it('gets visitors once everything is there, and then without its backend or one of its remotes, but not without a shell', async () => {
  const early = await setUpEdge();
  expect(await (await early.get('/readyz')).json()).toMatchObject({
    missing: ['backend (it does not answer)'],
  });
  const backend = await startBackend({});
  const { dataDir, release, get, site } = await setUpEdge({
    backendUrl: backend.url,
    builds: sampleBuilds.slice(0, 2),
  });
  const ready = async () => (await get('/readyz', { host: '127.0.0.1:8080' })).status;
  expect(await ready()).toBe(200);
  await release([sampleBuilds[2]!]);
  rmSync(join(dataDir, 'releases/remotes/mfe-checkout'), { recursive: true });
  await site.refresh();
  await backend.stop();
  expect([(await get('/healthz')).status, await ready()]).toEqual([503, 200]);
  const bare = await setUpEdge({ builds: [] });
  expect((await bare.get('/readyz')).status).toBe(503);
  expect((await bare.get('/livez')).status).toBe(200);
});

it('picks up a promotion at the next refresh and keeps the last good state when a file is broken', async () => {
  const { get, site, release, dataDir, logged } = await setUpEdge();
  await release([{ ...sampleBuilds[0]!, files: { 'main.99999999.js': 'new' } }]);
  await site.refresh();
  expect(await (await get('/sign-in')).text()).toContain('main.99999999.js');
  writeFileSync(join(dataDir, 'releases/channels/stable.json'), '{');
  writeFileSync(join(dataDir, 'releases/tenants/northstar.json'), '{"id":');
  await site.refresh();
  await site.refresh();
  expect((await get('/sign-in')).status).toBe(200);
  expect(logged).toHaveLength(2);
  expect(logged.join()).toMatch(/tenant northstar is broken.*channel stable cannot be read/);
});

it('logs one line per request, without the query', async () => {
  const { get, accessed } = await setUpEdge();
  await get('/search?email=a@b.example', { 'x-correlation-id': 'bad\tid' });
  expect(accessed).toEqual([
    expect.objectContaining({
      method: 'GET',
      path: '/search',
      status: 200,
      tenant: 'northstar',
      correlationId: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
    }),
  ]);
});

it.each([
  ['en-US', 'Error 500', 'Something went wrong', 'Please wait a minute', 'Go to the home page'],
  ['es', 'Código de error 500', 'Algo salió mal', 'Espere un minuto', 'Ir a la página de inicio'],
])('shows its own failure in %s as a server-error page (SITE-16)', async (language, ...parts) => {
  let isBroken = false;
  const nowMs = () => {
    if (isBroken) throw new Error('no clock');
    return 0;
  };
  const { get, logged } = await setUpEdge({ nowMs, builds: [] });
  isBroken = true;
  const answer = await get('/_observe', { 'accept-language': language }, { method: 'POST', body: '{}' });
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([500, null]);
  const html = await answer.text();
  for (const part of parts) expect(html).toContain(part);
  expect(html).toContain('<a href="/">');
  expect(html).not.toContain('no clock');
  expect(logged.join()).toContain('no clock');
});
