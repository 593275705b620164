import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { sampleBuilds, setUpEdge } from '../testing/set-up-edge.ts';

async function setUp() {
  const edge = await setUpEdge();
  const [version = ''] = await edge.store.versions('shell');
  return { ...edge, version, base: `/assets/shell/${version}` };
}

it.each([
  ['br', 'br', (bytes: Buffer) => brotliDecompressSync(bytes).toString()],
  ['gzip, br;q=0', 'gzip', (bytes: Buffer) => gunzipSync(bytes).toString()],
  ['', null, (bytes: Buffer) => bytes.toString()],
])('serves a file for Accept-Encoding "%s"', async (accepted, coding, unpack) => {
  const { get, base } = await setUp();
  const response = await get(`${base}/main.aaaaaaaa.js`, { 'accept-encoding': accepted });
  expect(response.headers.get('content-encoding')).toBe(coding);
  expect(unpack(Buffer.from(await response.arrayBuffer()))).toContain('/* shell */');
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'access-control-allow-origin': '*',
    'x-content-type-options': 'nosniff',
    vary: 'Accept-Encoding',
  });
  expect(response.headers.has('access-control-allow-credentials')).toBe(false);
});

const inRelease = [
  'release.json',
  'build.json',
  'main.aaaaaaaa.js.br',
  'main.aaaaaaaa.js.map',
  'main.js',
  '',
  '.',
  '..',
  '../release.json',
  '..%2frelease.json',
  '%2e%2e/release.json',
  '..%5crelease.json',
  'main.aaaaaaaa.js/',
  'main.aaaaaaaa.js%00',
  'MAIN.aaaaaaaa.js',
  '.git/config',
  'package.json',
  'src/main.ts',
];
const elsewhere = [
  '/assets',
  '/assets/',
  '/assets/shell',
  '/assets/shell/',
  '/assets/shell/9.9.9/main.aaaaaaaa.js',
  '/assets/../channels/stable.json',
  '/assets/keys/signing-key.pem',
  '/assets/../keys/signing-key.pem',
  '/assets/shell/../../keys/signing-key.pem',
  '/assets/tenants/northstar.json',
  '/assets/shell/..%2f..%2fkeys/signing-key.pem',
  '/assets/theme/northstar.css',
  '/assets/theme/northstar.0000000000000000.css',
  '/assets/theme/..%2f..%2fkeys%2fsigning-key.pem',
  '/assets/remotes/shell',
  '/.git/config',
  '/.git/HEAD',
  '/.env',
  '/.env.local',
  '/.npmrc',
  '/package.json',
  '/pnpm-lock.yaml',
  '/tsconfig.json',
  '/src/main.ts',
  '/dist/build.json',
  '/deploy/edge/src/main.ts',
  '/node_modules/hono/package.json',
  '/webpack.config.js',
  '/server-status',
  '/debug',
  '/metrics',
  '/admin',
  '/phpinfo.php',
  '/wp-login.php',
  '/.well-known/security.txt',
  '/.DS_Store',
  '/backup.zip',
  '/.data/releases',
  '/releases/keys/signing-key.pem',
  '/keys/signing-key.pem',
  '/channels/stable.json',
  '/tenants/northstar.json',
  '/mf-manifest.json',
  '/remoteEntry.js',
  '/main.js.map',
];

it('T60: serves nothing that a release does not list', async () => {
  const { get, base } = await setUp();
  const paths = [...inRelease.map((path) => `${base}/${path}`), ...elsewhere];
  expect(paths.length).toBeGreaterThanOrEqual(60);
  for (const path of paths) {
    const response = await get(path);
    expect([path, response.status]).toEqual([path, 404]);
    expect(await response.text()).not.toMatch(/PRIVATE KEY|"signature"|"embeddingOrigins"/);
  }
});

it('T60: serves a release with a server build, but not the server build', async () => {
  const { get, store } = await setUpEdge({
    builds: [
      ...sampleBuilds.filter(({ name }) => name === 'shell'),
      {
        name: 'mfe-storefront',
        container: 'storefront',
        files: { 'remoteEntry.11111111.js': 'entry', 'server.22222222.cjs': 'exports.render = () => 1' },
        server: { file: 'server.22222222.cjs', contract: 1, shared: { react: '19.3.1' } },
      },
    ],
  });
  const [version = ''] = await store.versions('mfe-storefront');
  const statusOf = async (file: string) => (await get(`/assets/mfe-storefront/${version}/${file}`)).status;
  expect(await statusOf('remoteEntry.11111111.js')).toBe(200);
  expect(await statusOf('server.22222222.cjs')).toBe(404);
  expect(await statusOf('server.22222222.cjs.br')).toBe(404);
});

it('T15: serves nothing of a release whose record was changed', async () => {
  const { get, base, version, dataDir } = await setUp();
  const path = join(dataDir, 'releases/remotes/shell', version, 'release.json');
  writeFileSync(path, readFileSync(path, 'utf8').replace('aaaaaaaa', 'aaaaaaab'));
  expect((await get(`${base}/main.aaaaaaaa.js`)).status).toBe(404);
});

async function themeUrl(
  get: (path: string, headers?: Record<string, string>) => Promise<Response>,
  host: string,
): Promise<string> {
  const html = await (await get('/embed/frame?order=FC-1', { host })).text();
  return /<link rel="stylesheet" href="([^"]+)">/.exec(html)?.[1] ?? '';
}

const embed = {
  name: 'embed',
  files: { 'embed.55555555.js': '/* loader */', 'frame.66666666.js': '/* frame */' },
  initialByRoute: { frame: ['frame.66666666.js'] },
};

it('gives each tenant its own style sheet for frames, by hash, with the design and its fonts', async () => {
  const { get, store } = await setUpEdge({ builds: [...sampleBuilds, embed] });
  const [version = ''] = await store.versions('shell');
  const base = `/assets/shell/${version}`;
  const [northstar, ember] = [
    await themeUrl(get, 'northstar.localhost'),
    await themeUrl(get, 'ember.localhost'),
  ];
  expect(northstar).toMatch(/^\/assets\/theme\/northstar\.[0-9a-f]{16}\.css$/);
  const response = await get(northstar);
  const css = await response.text();
  expect(response.headers.get('content-type')).toBe('text/css; charset=utf-8');
  expect(response.headers.get('cache-control')).toContain('immutable');
  expect(css).toContain(`url(${base}/archivo-latin-wght-normal.dddddddd.woff2)`);
  expect(css).toContain('--fc-brand:#1b4dd8');
  expect(css).not.toContain('sora-latin');
  expect((await get(ember)).status).toBe(404);
  const other = await get(ember, { host: 'ember.localhost' });
  expect(other.status).toBe(200);
  expect(await other.text()).toMatch(/^(?!.*archivo-latin).*sora-latin/s);
});
