import { expect, it } from 'vitest';
import { folderSigner, overrideToken } from '@forecourt/releases';
import { temporaryFolder } from '@forecourt/releases/testing';
import { edgeSettings } from '../settings.ts';
import { sampleBuilds, setUpEdge } from '../testing/set-up-edge.ts';

const nowMs = Date.parse('2026-11-21T06:00:00.000Z');
const hour = 3_600_000;
const at = (ms: number) => new Date(nowMs + ms).toISOString();
const remote = 'mfe-checkout';
const next = {
  name: remote,
  container: 'checkout',
  version: '2.0.0',
  files: { 'entry.99999999.js': 'next' },
};
const nextBuild = { ...sampleBuilds.find(({ name }) => name === remote), ...next };

/** A site whose checkout is live in one release, with a second release that is published only. */
async function setUp(options: Parameters<typeof setUpEdge>[0] = {}) {
  const edge = await setUpEdge({ nowMs: () => nowMs, hasOverrides: true, ...options });
  const live = edge.site.snapshot().releases.get(remote)?.current.version ?? '';
  const [published] = await edge.publishBuilds([nextBuild]);
  const version = published?.version ?? '';
  const entries = async (headers: Record<string, string> = {}, path = '/progress/1') => {
    const html = await (await edge.get(path, headers)).text();
    return new Set(html.match(/\/assets\/mfe-checkout\/[^/]+(?=\/)/g)?.map((url) => url.split('/').at(-1)));
  };
  return { ...edge, live, version, entries };
}

const cookie = (token: string) => ({ cookie: `release-override=${token}` });

it('a signed override gives one browser the named release, with the live one as its fallback; others see the live release', async () => {
  const { entries, signer, live, version, get } = await setUp();
  const token = overrideToken(signer, { remote, version, expiresAt: at(hour) });
  expect(await entries(cookie(token))).toEqual(new Set([version, live]));
  expect(await entries()).toEqual(new Set([live]));
  const html = await (await get('/progress/1', cookie(token))).text();
  const [entry] = new RegExp(`/assets/${remote}/${version}/[\\w.]+`).exec(html) ?? [];
  expect((await get(entry ?? '')).status).toBe(200);
});

it('without a version it is the newest published one, determined again for each page', async () => {
  const { entries, signer, version, publishBuilds } = await setUp();
  const token = overrideToken(signer, { remote, expiresAt: at(hour) });
  expect(await entries(cookie(token))).toContain(version);
  const [newer] = await publishBuilds([{ ...nextBuild, files: { 'entry.88888888.js': 'newer' } }]);
  expect(await entries(cookie(token))).toContain(newer?.version);
});

it('a release that is incompatible with the live ones is ignored, and the log says so', async () => {
  const { entries, signer, live, store, logged } = await setUp();
  const record = { ...nextBuild, version: '3.0.0', number: 9, routes: [], requires: { react: '^99.0.0' } };
  const stored = await store.release({ name: remote, version: live });
  const text = JSON.stringify({
    ...(stored.ok && stored.record),
    ...record,
    files: stored.ok ? stored.record.files : [],
  });
  await store.addRelease(
    { name: remote, version: '3.0.0' },
    { record: text, signature: signer.sign(text), keyId: signer.keyId },
    new Map(),
  );
  const token = overrideToken(signer, { remote, version: '3.0.0', expiresAt: at(hour) });
  expect(await entries(cookie(token))).toEqual(new Set([live]));
  expect(logged.join()).toContain('does not fit');
});

it('the link of pnpm release override stores the token while it is valid, and can be revoked', async () => {
  const { get, signer, version } = await setUp();
  const token = overrideToken(signer, { remote, version, expiresAt: at(hour) });
  const kept = await get(`/_override?token=${token}`);
  expect([kept.status, kept.headers.get('location')]).toEqual([303, '/']);
  expect(kept.headers.get('set-cookie')).toBe(
    `release-override=${token}; Max-Age=3600; Path=/; SameSite=Lax; HttpOnly`,
  );
  expect((await get('/_override?off')).headers.get('set-cookie')).toContain('release-override=; Max-Age=0');
  expect((await get('/_override?token=none')).status).toBe(400);
});

interface Trick {
  readonly token: string;
  readonly unsigned: string;
  readonly foreign: string;
  readonly expired: string;
  readonly tooLong: string;
  readonly shell: string;
  readonly version: string;
}

const tricks: readonly (readonly [string, (t: Trick) => Record<string, string>, ((t: Trick) => string)?])[] =
  [
    ['a cookie without signature', ({ unsigned }) => cookie(unsigned)],
    ['a cookie signed with a foreign key', ({ foreign }) => cookie(foreign)],
    ['a cookie whose time is over', ({ expired }) => cookie(expired)],
    ['a cookie that is good for a year', ({ tooLong }) => cookie(tooLong)],
    ['a cookie that names the shell', ({ shell }) => cookie(shell)],
    ['a signed release record as cookie', () => cookie(Buffer.from('{}').toString('base64url'))],
    [
      'the query',
      () => ({}),
      ({ token, version }) => `/progress/1?release-override=${token}&${remote}=${version}`,
    ],
    [
      'the override of import maps in the query',
      () => ({}),
      ({ version }) => `/progress/1?imo=${remote}@${version}`,
    ],
    ['a header', ({ token }) => ({ 'release-override': token, 'x-release-override': token })],
    ['another cookie name', ({ token }) => ({ cookie: `import-map-overrides=${token}; override=${token}` })],
    ['a name in another case', ({ token }) => ({ cookie: `Release-Override=${token}` })],
  ];

async function trickSet(options: Parameters<typeof setUpEdge>[0]) {
  const site = await setUp(options);
  const { signer, version } = site;
  const good = { remote, version, expiresAt: at(hour) };
  const token = overrideToken(signer, good);
  const trick: Trick = {
    token,
    version,
    unsigned: overrideToken({ keyId: signer.keyId, sign: () => '' }, good),
    foreign: overrideToken(folderSigner(temporaryFolder()), good),
    expired: overrideToken(signer, { ...good, expiresAt: at(-1) }),
    tooLong: overrideToken(signer, { ...good, expiresAt: at(365 * 24 * hour) }),
    shell: overrideToken(signer, { remote: 'shell', expiresAt: at(hour) }),
  };
  return { ...site, trick };
}

it.each([
  ['an edge that takes overrides', { hasOverrides: true }],
  ['an edge that does not', { hasOverrides: false }],
  ['production, whatever its settings', { hasOverrides: true, environment: 'production' as const }],
])('T17: %s ignores every trick', async (_name, options) => {
  const { entries, live, trick } = await trickSet(options);
  expect(tricks.length).toBeGreaterThanOrEqual(10);
  for (const [name, headers, path] of tricks) {
    expect([name, await entries(headers(trick), path?.(trick))]).toEqual([name, new Set([live])]);
  }
});

it.each([
  ['without the setting', { hasOverrides: false }],
  ['in production', { hasOverrides: true, environment: 'production' as const }],
])('T17: %s even a valid cookie and its link do nothing', async (_name, options) => {
  const { entries, live, trick, get } = await trickSet(options);
  expect(await entries(cookie(trick.token))).toEqual(new Set([live]));
  const link = await get(`/_override?token=${trick.token}`);
  expect([link.status, link.headers.get('set-cookie')]).toEqual([404, null]);
});

it('T17: a production edge does not start with overrides', () => {
  const production = { FORECOURT_ENV: 'production', FORECOURT_HTTPS: '1' };
  expect(() => edgeSettings({ ...production, FORECOURT_OVERRIDES: '1' })).toThrow(
    'FORECOURT_OVERRIDES is for development',
  );
  expect(edgeSettings({ FORECOURT_ENV: 'preprod', FORECOURT_OVERRIDES: '1' }).hasOverrides).toBe(true);
  expect(edgeSettings(production).hasOverrides).toBe(false);
  expect(edgeSettings({ FORECOURT_ENV: 'local' }).hasOverrides).toBe(false);
});
