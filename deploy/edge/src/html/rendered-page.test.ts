import { Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip } from 'node:zlib';
import * as v from 'valibot';
import { describe, expect, test, vi } from 'vitest';
import { StatusReportSchema } from '@forecourt/shared-contracts/observe';
import { route, type SampleBuild } from '@forecourt/releases/testing';
import { json, startBackend, type BackendAnswers } from '../testing/fake-backend.ts';
import { sampleBuilds, setUpEdge } from '../testing/set-up-edge.ts';
import { setUpViews } from '../testing/set-up-views.ts';

const echo = `exports.render = async ({ target, answers, page }) => ({
  html: '<h1>' + page.locale + ' ' + target.replace(/&/g, '&amp;') + ' ' + JSON.stringify(answers) + '</h1>',
  css: '.fc-a{left:0}',
  styleNames: 'fc a',
});`;

/** A build that was published because it renders the one vehicle of a publication, and that does something else for others. */
const failing = (work: string) =>
  `exports.render = async ({ answers }) => {
    if (answers.every(([, { total }]) => total === 1)) return { html: '<h1>Help</h1>', css: '', styleNames: 'fc' };
    ${work}
  };`;

function storefront(code: string): SampleBuild {
  const file = 'server.22222222.cjs';
  return {
    name: 'mfe-storefront',
    container: 'storefront',
    files: { 'remoteEntry.11111111.js': 'entry', [file]: code },
    initial: ['remoteEntry.11111111.js'],
    server: { file, contract: 1, shared: { react: '19.3.1' } },
    routes: [
      route('/search', {
        id: 'search',
        skeleton: 'grid',
        isRendered: true,
        prefetch: [{ path: '/public/inventory/vehicles', query: ['make'] }],
      }),
      route('/faq', { id: 'faq', isRendered: true }),
      route('/saved', { id: 'saved' }),
      route('/join', { id: 'join', isRendered: true, isForm: true }),
    ],
  };
}

const found = { '/public/inventory/vehicles': json({ total: 7 }) };

async function setUp(code = echo, answers: BackendAnswers = found) {
  const backend = await startBackend(answers);
  const edge = await setUpEdge({
    backendUrl: backend.url,
    builds: [...sampleBuilds.filter(({ name }) => name !== 'mfe-storefront'), storefront(code)],
    // The time of a first view includes the start of its worker.
    views: (store) => setUpViews(store, { timeoutMs: code === echo ? 10_000 : 1000 }).views,
  });
  const [version = ''] = await edge.store.versions('mfe-storefront');
  const page = async (path: string, headers: Record<string, string> = {}) => {
    const response = await edge.get(path, headers);
    return { status: response.status, html: await response.text(), headers: response.headers };
  };
  return { ...edge, backend, version, page };
}

/** A page once its data has come in time for its view. */
const untilRendered = <T extends { readonly html: string }>(read: () => Promise<T>) =>
  vi.waitFor(
    async () => {
      const answer = await read();
      expect(answer.html).toContain('data-rendered');
      return answer;
    },
    { timeout: 20_000 },
  );

describe('SITE-92: a page whose remote can render it', () => {
  test('contains the view of the same release, in place of the skeleton', async () => {
    const { page, version } = await setUp();
    const { status, html } = await untilRendered(() => page('/search?make=Kia&x=1'));
    expect(status).toBe(200);
    expect(html).toContain(
      `<div id="remote-mfe-storefront" data-remote="mfe-storefront" data-rendered="${version} /search?make=Kia&amp;x=1"><h1>en /search?make=Kia&amp;x=1 [["/public/inventory/vehicles?make=Kia",{"total":7}]]</h1></div>`,
    );
    expect(html).not.toContain('class="fs"');
    expect(html).toContain('data-url="/public/inventory/vehicles?make=Kia"');
  });

  test('has its styles before it, allowed by the nonce of the page, and its scripts behind its pictures', async () => {
    const { page } = await setUp();
    await page('/faq');
    const { html, headers } = await page('/faq');
    const [, nonce] = /'nonce-([^']+)'/.exec(headers.get('content-security-policy') ?? '') ?? [];
    const sheet = html.indexOf(
      `<style id="fc-theme" nonce="${nonce}">@font-face{font-family:'Archivo Variable'`,
    );
    expect(sheet).toBeGreaterThan(0);
    expect(html).not.toContain('rel="stylesheet"');
    const style = html.indexOf(`<style nonce="${nonce}" data-emotion="fc a" data-s>.fc-a{left:0}</style>`);
    expect(style).toBeGreaterThan(sheet);
    expect(html.indexOf('<div id="remote-')).toBeGreaterThan(style);
    expect(html).toContain(`<script nonce="${nonce}">{let n=0;addEventListener("click"`);
    const hints = html.match(/<link rel="preload" as="script"[^>]+>/g) ?? [];
    expect(hints.length).toBeGreaterThan(0);
    for (const hint of hints) expect(hint).toContain('fetchpriority="low"');
    const [, scripts = ''] = /<template id="fc-scripts">(.*?)<\/template>/.exec(html) ?? [];
    expect(scripts.match(/<link rel="preload" as="script"[^>]+>/g)).toEqual(hints);
    expect(scripts).toMatch(/<script defer [^>]+main\.aaaaaaaa\.js">/);
    expect(html.replace(scripts, '')).not.toMatch(/<script[^>]+src=/);
  });

  test('that only the browser renders has its styles inside as well, behind the hints', async () => {
    const { page } = await setUp();
    const { html, headers } = await page('/saved');
    const [, nonce] = /'nonce-([^']+)'/.exec(headers.get('content-security-policy') ?? '') ?? [];
    const sheet = html.indexOf(
      `<style id="fc-theme" nonce="${nonce}">@font-face{font-family:'Archivo Variable'`,
    );
    expect(sheet).toBeGreaterThan(html.lastIndexOf('<link rel="preload"'));
    expect(sheet).toBeLessThan(html.indexOf('<body>'));
    expect(html).not.toContain('rel="stylesheet"');
  });

  test('says what to do when its scripts are off, and when they fail', async () => {
    const { page } = await setUp();
    await page('/faq');
    const { html } = await page('/faq');
    expect(html).toMatch(/<main[^>]*><noscript><p class="fs-note">Without JavaScript you can view vehicles/);
    expect(html).toMatch(/<\/h1><\/div><div class="fs-late" data-skeleton role="alert">.*<\/main>/);
  });

  test('with a form says that it needs scripts', async () => {
    const { page } = await setUp();
    await page('/join');
    const { html } = await page('/join');
    expect(html).toMatch(/<main[^>]*><noscript><p class="fs-note">This form needs JavaScript/);
  });

  test('has no hints for pictures, which the view names itself', async () => {
    const photos = [{ url: '/media/vehicles/a.jpg' }, { url: '/photos/b.jpg' }];
    const answers = { '/public/inventory/vehicles': json({ photos }) };
    const skeleton = await setUp(failing(`throw new Error('broken')`), answers);
    const hint = '<link rel="preload" as="image"';
    const { html } = await skeleton.page('/search');
    expect(html).toContain(hint);
    // Of the sizes of a photo the page chooses: a hint without them would be downloaded besides.
    expect(html).not.toContain('href="/photos/b.jpg"');
    const { page } = await setUp(echo, answers);
    expect((await untilRendered(() => page('/search'))).html).not.toContain(hint);
  });

  test('is sent in one piece with its data, behind head and top', async () => {
    const { get } = await setUp();
    const { pieces } = await untilRendered(async () => {
      const read: string[] = [];
      const { body } = await get('/search?x=1');
      for await (const piece of body ?? []) read.push(new TextDecoder().decode(piece));
      return { pieces: read, html: read.join('') };
    });
    const [rest = ''] = pieces.slice(-1);
    for (const mark of ['data-rendered', 'id="forecourt-page"', 'data-url="/public/', '</html>']) {
      expect(rest).toContain(mark);
    }
    expect(pieces).toHaveLength(3);
  });

  test.each(['br', 'gzip'])('is complete in %s, compressed part by part', async (encoding) => {
    const { get } = await setUp();
    const { html } = await untilRendered(async () => {
      const { headers, body } = await get('/search?x=1', { 'accept-encoding': encoding });
      expect(headers.get('content-encoding')).toBe(encoding);
      const unpack = encoding === 'br' ? createBrotliDecompress() : createGunzip();
      let text = '';
      const source = Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0]);
      for await (const piece of source.pipe(unpack)) text += String(piece);
      return { html: text };
    });
    expect(html).toMatch(/^<!doctype html>.*data-rendered.*<\/html>$/is);
  });

  test('is the same for every visitor: nothing of a request reaches the renderer', async () => {
    const { page } = await setUp();
    await page('/faq');
    const view = (html: string) => /data-rendered[^]*<\/main>/.exec(html)?.[0];
    const { html } = await page('/faq');
    const other = await page('/faq', {
      cookie: 'session=secret',
      'user-agent': 'other',
      'x-forwarded-for': '1.2.3.4',
    });
    expect(view(html)).toBeDefined();
    expect(view(other.html)).toBe(view(html));
  });
});

test('how the views of a release came about is in the status of the edge', async () => {
  const { edge, page, version } = await setUp();
  await page('/faq');
  await page('/faq');
  const answer = await edge.request('http://localhost/_status.json');
  const { releases } = v.parse(StatusReportSchema, await answer.json());
  const { views } = releases.find((one) => one.version === version && one.name === 'mfe-storefront') ?? {};
  expect(views).toMatchObject({ rendered: 1, failed: 0, withoutData: 0, refused: 0 });
  expect((views?.cached ?? 0) + (views?.late ?? 0)).toBeGreaterThan(0);
  const statusOf = async (language: string) =>
    (await edge.request('http://localhost/_status', { headers: { 'accept-language': language } })).text();
  const html = await statusOf('en');
  const [, section = ''] = /<h2>First views<\/h2>(.*?)<\/section>/.exec(html) ?? [];
  expect(section).toMatch(new RegExp(`mfe-storefront<span class="under">${version}</span></th>`));
  expect(section).toContain('<td class="number" data-label="Rendered">1</td>');
  expect(section).toContain(`data-label="From the cache">${views?.cached}</td>`);
  expect(await statusOf('es')).toContain('<h2>Primeras vistas</h2>');
});

describe('SITE-93: the page has its skeleton and its data, and answers', () => {
  const skeleton = async (path: string, code?: string, answers?: BackendAnswers) => {
    const { page } = await setUp(code, answers);
    await page(path);
    const { html, status } = await page(path);
    expect(html).toContain('class="fs"');
    expect(html).toMatch(/<noscript>.*needs JavaScript.*<a href="">Reload this page<\/a><\/p><\/noscript>/);
    expect(html).toContain('@media(scripting:none){#fc-main>.fs{display:none}}');
    expect(html).toMatch(/<\/main>.*id="forecourt-page".*<\/body><\/html>$/s);
    expect(html).not.toContain('data-rendered');
    return { html, status };
  };

  test.each([
    ['throws', `throw new Error('broken')`],
    ['hangs', 'for (;;);'],
    ['eats memory', 'const all = []; for (;;) all.push(new Array(1e3).fill(all.length));'],
    [
      'eats memory outside of its heap',
      'const all = []; while (all.length < 90) all.push(new Uint8Array(1e7).fill(1)); for (;;);',
    ],
    ['would end its style sheet', `return { html: '', css: '</style><script>', styleNames: 'fc' };`],
  ])('when the server build %s', async (_, work) => {
    const { html, status } = await skeleton('/search', failing(work));
    expect(status).toBe(200);
    expect(html).toContain('data-url="/public/inventory/vehicles"');
  });

  test('when the data is missing', async () => {
    const { html } = await skeleton('/search', echo, {
      '/public/inventory/vehicles': (response) => void response.writeHead(500).end(),
    });
    expect(html).not.toContain('class="forecourt-data"');
  });

  test('when the route is not for rendering', async () => {
    const { html } = await skeleton('/saved');
    expect(html).not.toContain('fetchpriority="low"');
  });

  test('an address without a page says so without scripts, too, and leads home (SITE-15)', async () => {
    const { page } = await setUp();
    const { html, status } = await page('/no-such-page');
    expect(status).toBe(404);
    expect(html).toMatch(
      /<noscript>.*find this page\..*<a href="\/">Go to the home page<\/a><\/p><\/noscript>/,
    );
    expect(html).not.toContain('Reload this page');
  });
});
