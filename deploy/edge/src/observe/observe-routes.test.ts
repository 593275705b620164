import { afterEach, describe, expect, it, vi } from 'vitest';
import { canaryLimits, judgeCanaries, startCanary } from '@forecourt/releases';
import type { FaultReport, StatusReport } from '@forecourt/shared-contracts/observe';
import { sampleBuilds, setUpEdge } from '../testing/set-up-edge.ts';

type Edge = Awaited<ReturnType<typeof setUpEdge>>;

async function versionOf({ get }: Edge, remote: string, cookie = '', path = '/sign-in'): Promise<string> {
  const html = await (await get(path, { cookie })).text();
  return new RegExp(`assets/${remote}/([^/]+)/`).exec(html)![1]!;
}

function send({ get }: Edge, body: unknown, path = '/_observe', headers: Record<string, string> = {}) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return get(path, { 'content-type': 'application/json', ...headers }, { method: 'POST', body: text });
}

const status = async ({ get }: Edge) => (await (await get('/_status.json')).json()) as StatusReport;
const fault = (change: Partial<FaultReport>): FaultReport => ({
  remote: 'mfe-storefront',
  version: '1.0.0',
  route: '/search',
  kind: 'error',
  name: 'TypeError',
  first: true,
  ...change,
});

describe('page reports', () => {
  it('are counted by release, tenant, route pattern and kind, once per page, with the pages served', async () => {
    const edge = await setUpEdge();
    const version = await versionOf(edge, 'mfe-storefront');
    for (let page = 0; page < 3; page += 1) await edge.get('/sign-in', { host: 'harbor.localhost' });
    const faults = [fault({ version }), fault({ version, first: false, kind: 'render' })];
    const about = { remote: 'mfe-storefront', version, route: '/search' };
    const measures = [1000, 2000, 3000, 4000].map((value) => ({ ...about, metric: 'LCP', value }));
    expect((await send(edge, { faults, measures })).status).toBe(204);
    const { releases } = await status(edge);
    expect(releases.find(({ name }) => name === 'mfe-storefront')).toEqual({
      name: 'mfe-storefront',
      version,
      pages: 4,
      failedPages: 1,
      visits: 1,
      faults: { error: 1, render: 1 },
      routes: { '/search': 1 },
      tenants: [
        { tenant: 'northstar', pages: 1, failedPages: 1, visits: 1 },
        { tenant: 'harbor', pages: 3, failedPages: 0, visits: 0 },
      ],
      p75: { LCP: 3000, INP: null, CLS: null, load: null, mount: null },
      parts: [
        {
          tenant: 'northstar',
          route: '/search',
          faults: 2,
          p75: { LCP: 3000, INP: null, CLS: null, load: null, mount: null },
        },
      ],
    });
  });

  it('are shown by release, dealer and route, each with its own speed and errors', async () => {
    const edge = await setUpEdge();
    const version = await versionOf(edge, 'mfe-storefront');
    await edge.get('/sign-in', { host: 'harbor.localhost' });
    const measure = (route: string, value: number) => ({
      remote: 'mfe-storefront',
      version,
      route,
      metric: 'INP',
      value,
    });
    await send(edge, { faults: [], measures: [measure('/search', 120), measure('/vehicle/:vin', 640)] });
    const harbor = { faults: [fault({ version, route: '/search' })], measures: [measure('/search', 250)] };
    await send(edge, harbor, '/_observe', { host: 'harbor.localhost' });
    const { releases } = await status(edge);
    const parts = releases.find(({ name }) => name === 'mfe-storefront')?.parts ?? [];
    expect(parts.map(({ tenant, route, faults, p75 }) => [tenant, route, faults, p75.INP])).toEqual([
      ['northstar', '/search', 0, 120],
      ['northstar', '/vehicle/:vin', 0, 640],
      ['harbor', '/search', 1, 250],
    ]);
    const html = await (await edge.get('/_status')).text();
    const section = /<h2>By dealer and page<\/h2>.*?<\/section>/.exec(html)?.[0] ?? '';
    const rows = section.split('<tr>').slice(2);
    expect(rows).toHaveLength(3);
    expect(rows[0]).toMatch(/harbor.*\/search.*<span class="bad">1<\/span>.*<span class="fair">250 ms/);
    expect(section).toContain('<span class="bad">640 ms</span>');
  });

  it('are counted once for a page on which two releases failed', async () => {
    const edge = await setUpEdge();
    const [storefront, account] = await Promise.all(
      ['mfe-storefront', 'mfe-account'].map((remote) => versionOf(edge, remote)),
    );
    for (let page = 0; page < 2; page += 1) await edge.get('/sign-in');
    const faults = [
      fault({ version: storefront!, firstOfPage: true }),
      fault({ remote: 'mfe-account', version: account!, route: '/sign-in', firstOfPage: false }),
    ];
    expect((await send(edge, { faults, measures: [] })).status).toBe(204);
    const { site, releases } = await status(edge);
    expect(site).toEqual({ pages: 4, failedPages: 1 });
    const failed = releases.filter(({ failedPages }) => failedPages === 1).map(({ name }) => name);
    expect(failed.sort()).toEqual(['mfe-account', 'mfe-storefront']);
    const tiles = /<dl class="tiles">.*?<\/dl>/.exec(await (await edge.get('/_status')).text())?.[0];
    expect(tiles).toMatch(/Pages, last hour<\/dt><dd>4<\/dd>.*<span class="bad">25 %<\/span>/);
  });

  it('of older pages that do not name their first fault are counted by release', async () => {
    const edge = await setUpEdge();
    const version = await versionOf(edge, 'mfe-storefront');
    await send(edge, { faults: [fault({ version }), fault({ version, first: false })], measures: [] });
    expect((await status(edge)).site).toEqual({ pages: 1, failedPages: 1 });
  });

  it('are forgotten after an hour', async () => {
    let nowMs = Date.parse('2026-11-21T06:00:00.000Z');
    const edge = await setUpEdge({ nowMs: () => nowMs });
    const version = await versionOf(edge, 'mfe-storefront');
    await send(edge, { faults: [fault({ version })], measures: [] });
    nowMs += 60 * 60_000;
    const { releases } = await status(edge);
    expect(releases.find(({ name }) => name === 'mfe-storefront')).toMatchObject({
      pages: 0,
      failedPages: 0,
    });
  });

  it.each([
    ['no JSON', '{', 400],
    ['another shape', { faults: [] }, 400],
    ['a key of its own', { faults: [{ ...fault({}), email: 'dana@example.com' }], measures: [] }, 400],
    ['a message', { faults: [fault({ name: 'order N-1 of dana@example.com' })], measures: [] }, 400],
    ['an address for a route', { faults: [fault({ route: '/progress/a?b=c' })], measures: [] }, 400],
    ['21 faults', { faults: Array.from({ length: 21 }, () => fault({})), measures: [] }, 400],
    ['17,000 characters', 'x'.repeat(17_000), 413],
  ])('with %s are rejected, and nothing is counted', async (_case, body, code) => {
    const edge = await setUpEdge();
    await versionOf(edge, 'mfe-storefront');
    expect((await send(edge, body)).status).toBe(code);
    expect((await status(edge)).releases.every(({ failedPages }) => failedPages === 0)).toBe(true);
  });

  it('from another site, or about a release that was not served, are not counted', async () => {
    const edge = await setUpEdge();
    const version = await versionOf(edge, 'mfe-storefront');
    const beacon = { faults: [fault({ version })], measures: [] };
    expect((await send(edge, beacon, '/_observe', { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await send(edge, { faults: [fault({ version: '9.9.9' })], measures: [] })).status).toBe(204);
    const { releases } = await status(edge);
    expect(releases.map(({ failedPages }) => failedPages)).toEqual(releases.map(() => 0));
  });

  it('list an unknown route as "other", so that no URL is stored', async () => {
    const edge = await setUpEdge();
    const version = await versionOf(edge, 'mfe-storefront');
    await send(edge, { faults: [fault({ version, route: '/progress/N-2026-0001' })], measures: [] });
    expect(JSON.stringify(await status(edge))).not.toContain('N-2026');
  });
});

describe('T63: blocked by browsers', () => {
  const page = 'http://northstar.localhost/vehicle/VIN-OF-DANA?email=dana@example.com';
  const file = 'http://northstar.localhost/assets/mfe-account/1.2.0/app.js?key=dana';

  it.each([
    [
      'a script by the policy',
      [
        {
          type: 'csp-violation',
          url: page,
          body: {
            documentURL: page,
            blockedURL: 'http://evil.example/x.js',
            effectiveDirective: 'script-src-elem',
          },
        },
      ],
      { rule: 'script-src-elem', release: null, route: '/vehicle/:vin' },
    ],
    [
      'changed bytes',
      [{ type: 'integrity-violation', url: page, body: { documentURL: page, blockedURL: file } }],
      { rule: 'integrity', release: 'mfe-account 1.2.0', route: '/vehicle/:vin' },
    ],
    [
      'as older browsers tell it',
      { 'csp-report': { 'document-uri': page, 'blocked-uri': 'inline', 'violated-directive': 'style-src' } },
      { rule: 'style-src', release: null, route: '/vehicle/:vin' },
    ],
  ])(
    '%s is one incident with tenant, rule, release and route pattern, and nothing personal',
    async (_case, body, incident) => {
      const edge = await setUpEdge();
      expect((await send(edge, body, '/_observe/reports')).status).toBe(204);
      expect((await send(edge, body, '/_observe/reports')).status).toBe(204);
      const { incidents } = await status(edge);
      expect(incidents).toEqual([expect.objectContaining({ tenant: 'northstar', count: 2, ...incident })]);
      expect(JSON.stringify(incidents)).not.toMatch(/dana|VIN-OF|evil/i);
    },
  );

  it('is requested by the policy of every page', async () => {
    const { headers } = await (await setUpEdge()).get('/sign-in');
    expect(headers.get('content-security-policy')).toContain(
      'report-uri /_observe/reports; report-to observe',
    );
    expect(headers.get('reporting-endpoints')).toBe('observe="/_observe/reports"');
  });

  it('stores at most 60 of 10,000 simultaneous reports', async () => {
    const atMs = Date.parse('2026-11-21T06:00:00.000Z');
    const edge = await setUpEdge({ nowMs: () => atMs });
    const report = (at: number) => [
      {
        type: 'csp-violation',
        url: page,
        body: { effectiveDirective: `rule-${'abcdefghij'.charAt(at % 10)}-${'x'.repeat(1 + (at % 30))}` },
      },
    ];
    const answers = new Map<number, number>();
    for (let at = 0; at < 10_000; at += 1) {
      const { status: code } = await send(edge, report(at), '/_observe/reports');
      answers.set(code, (answers.get(code) ?? 0) + 1);
    }
    expect(Object.fromEntries(answers)).toEqual({ 204: 60, 429: 9_940 });
    const { incidents } = await status(edge);
    expect(incidents.reduce((sum, { count }) => sum + count, 0)).toBe(60);
    expect(incidents.length).toBeLessThanOrEqual(60);
  });
});

describe('the status page', () => {
  const key = 'a-key-of-operators-1';
  const basic = `Basic ${Buffer.from(`anybody:${key}`).toString('base64')}`;

  it.each([
    ['nobody has to know a key outside of production', {}, {}, 200],
    ['without a key it is not there in production', { environment: 'production' }, {}, 404],
    ['it asks for the key', { environment: 'production', operatorKey: key }, {}, 401],
    ['it refuses another key', { operatorKey: key }, { authorization: 'Bearer a-key-of-operators-2' }, 401],
    ['it takes the key as a token', { operatorKey: key }, { authorization: `Bearer ${key}` }, 200],
    ['it takes the key as a password', { operatorKey: key }, { authorization: basic }, 200],
  ] as const)('%s', async (_case, options, headers, code) => {
    const { get } = await setUpEdge(options);
    for (const path of ['/_status', '/_status.json']) {
      expect((await get(path, { host: '127.0.0.1', ...headers })).status).toBe(code);
    }
  });

  it("shows what is live, the canary with its share, and rates, in the browser's language, as text", async () => {
    const edge = await setUpEdge();
    const stable = await versionOf(edge, 'mfe-storefront');
    const [id] = await edge.publishBuilds([{ ...sampleBuilds[1]!, requires: { react: '^19.0.0' } }]);
    await startCanary(edge.target, { ...id!, percent: 25 });
    await edge.site.refresh();
    await send(edge, { faults: [fault({ version: stable })], measures: [] });
    const html = await (await edge.get('/_status')).text();
    expect(html).toContain('Canary, 25 %');
    expect(html).toContain('too few visits here to judge it');
    expect(html).toContain(id!.version);
    expect(html).toMatch(/<span class="bad">100 %<\/span>/);
    expect(html).not.toMatch(/<script|style=/);
    const spanish = await (await edge.get('/_status', { 'accept-language': 'es' })).text();
    expect(spanish).toContain('Prueba, 25 %');
  });
});

it('withdraws a bad canary automatically, records the reason in the journal, and leaves the live releases and other canaries alone', async () => {
  const edge = await setUpEdge();
  const stable = await versionOf(edge, 'mfe-storefront');
  const [bad] = await edge.publishBuilds([{ ...sampleBuilds[1]!, requires: { react: '^19.0.0' } }]);
  const [good] = await edge.publishBuilds([{ ...sampleBuilds[2]!, requires: { react: '^19.0.0' } }]);
  await startCanary(edge.target, { ...bad!, percent: 100 });
  await startCanary(edge.target, { ...good!, percent: 100 });
  await edge.site.refresh();
  const judge = async () => judgeCanaries(edge.target, [await status(edge)], canaryLimits);
  expect((await judge()).map(({ verdict }) => verdict)).toEqual(['too few pages', 'too few pages']);
  for (let page = 0; page < 30; page += 1) {
    expect(await versionOf(edge, 'mfe-storefront', 'release-group=7', '/search')).toBe(bad!.version);
    if (page % 2 === 0) await send(edge, { faults: [fault({ version: bad!.version })], measures: [] });
  }
  expect(await judge()).toMatchObject([
    { name: 'mfe-storefront', verdict: 'take back', canaryPercent: 50 },
    { name: 'mfe-checkout', verdict: 'too few pages', canaryPercent: 0, visits: 0 },
  ]);
  await edge.site.refresh();
  expect(await versionOf(edge, 'mfe-storefront', 'release-group=7')).toBe(stable);
  expect(await versionOf(edge, 'mfe-checkout', 'release-group=7')).toBe(good!.version);
  const [revision] = (await edge.store.revisions('stable')).slice(-1);
  expect(await edge.store.change('stable', revision!)).toMatchObject({
    action: 'canary-off',
    reason: `errors on 50 % of 30 pages, ${stable} on 0 %`,
    moves: [{ name: 'mfe-storefront', from: bad!.version, to: stable }],
  });
});

describe('a report that is sent byte by byte', () => {
  afterEach(() => vi.useRealTimers());

  it.each([
    ['/_observe', { 'content-length': '100' }],
    ['/_observe/reports', {}],
  ])('to %s is 408, and ends the connection (T67; %o)', async (path, length) => {
    const { get } = await setUpEdge({ builds: [] });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const endless = new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode('{')),
    });
    const init: RequestInit & { duplex: 'half' } = { method: 'POST', body: endless, duplex: 'half' };
    const answer = get(path, { 'content-type': 'application/json', ...length }, init);
    await vi.advanceTimersByTimeAsync(60_000);
    const { status, headers } = await answer;
    expect([status, headers.get('connection')]).toEqual([408, 'close']);
  });
});
