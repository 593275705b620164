import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { createHash } from 'node:crypto';
import { chromium, type Browser } from '@playwright/test';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveReleases } from '../testing/serve-releases.ts';
import { buildMonolith, type Monolith } from './build-monolith.ts';
import { buildRemote } from './build-remote.ts';
import { buildShell } from './build-shell.ts';
import { ReleaseDraftSchema, type ReleaseDraft } from './releases/release-draft.ts';

const fixtures = fileURLToPath(new URL('../testing/fixtures', import.meta.url));
const shellDir = join(fixtures, 'mini-shell');
const remoteDir = join(fixtures, 'mini-remote');
const browserArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const kibibyte = 1024;
const monolithDir = join(fixtures, 'mini-monolith/dist');

let shell: ReleaseDraft;
let remote: ReleaseDraft;
let monolith: Monolith;
let browser: Browser;

const base = (draft: ReleaseDraft) => `/assets/${draft.name}/${draft.version}`;
const urls = (draft: ReleaseDraft, files: readonly string[]) => files.map((file) => `${base(draft)}/${file}`);

function page(hints: readonly string[]): string {
  const links = hints.map((href) => `<link rel="preload" as="script" href="${href}">`).join('');
  return (
    `<!doctype html><html data-remote="${base(remote)}/${remote.entry}"><head><title>t</title>` +
    `<link rel="icon" href="data:,">${links}</head>` +
    `<body><script defer src="${base(shell)}/${shell.entry}"></script></body></html>`
  );
}

async function visit(html: string) {
  const server = await serveReleases(html, {
    [base(shell)]: join(shellDir, 'dist'),
    [base(remote)]: join(remoteDir, 'dist'),
    '/assets/monolith/1': monolithDir,
  });
  const tab = await browser.newPage();
  const complaints: string[] = [];
  tab.on('pageerror', (error) => complaints.push(error.message));
  tab.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  try {
    await tab.goto(server.url);
    await tab.getByRole('heading', { name: 'Good afternoon' }).waitFor({ timeout: 10_000 });
    const proof = await tab.evaluate(() => (globalThis as { proof?: unknown }).proof);
    return { proof, complaints, requested: server.requested };
  } finally {
    await tab.close();
    await server.close();
  }
}

beforeAll(async () => {
  for (const dir of [shellDir, remoteDir]) rmSync(join(dir, 'dist'), { recursive: true, force: true });
  const font = { fileName: 'face.woff2', path: fileURLToPath(import.meta.url) };
  shell = await buildShell(shellDir, { css: '@font-face{src:url(./face.woff2)}', fonts: [font] });
  remote = await buildRemote(remoteDir);
  monolith = await buildMonolith({
    shellDir,
    remoteDirs: [remoteDir],
    entryFile: join(fixtures, 'mini-monolith/main.tsx'),
    outputDir: monolithDir,
    publicPath: '/assets/monolith/1/',
  });
  const executablePath = process.env.FORECOURT_CHROMIUM ?? '/usr/bin/chromium';
  browser = await chromium.launch({ executablePath, args: browserArgs });
});

afterAll(async () => {
  await browser?.close();
});

describe('a release draft', () => {
  it.each([
    ['shell', shellDir, () => shell],
    ['remote', remoteDir, () => remote],
  ])('of the %s is a valid record without its number, stored as dist/build.json', (_name, dir, draft) => {
    const stored: unknown = JSON.parse(readFileSync(join(dir, 'dist/build.json'), 'utf8'));
    expect(v.parse(ReleaseDraftSchema, stored)).toEqual(draft());
  });

  it.each([
    ['shell', shellDir, () => shell],
    ['remote', remoteDir, () => remote],
  ])(
    'of the %s names every emitted file once, by content hash, with its sizes and sha384',
    (_name, dir, draft) => {
      const emitted = readdirSync(join(dir, 'dist')).filter((name) => !/\.br$|^build\.json$/.test(name));
      expect(
        draft()
          .files.map(({ path }) => path)
          .sort(),
      ).toEqual(emitted.sort());
      for (const { path, integrity, bytes, brotliBytes } of draft().files) {
        expect(path).toMatch(/\.[0-9a-f]{8}\.\w+$/);
        const content = readFileSync(join(dir, 'dist', path));
        expect(integrity).toBe(`sha384-${createHash('sha384').update(content).digest('base64')}`);
        expect(bytes).toBe(content.byteLength);
        if (path.endsWith('.js')) {
          const brotli = readFileSync(join(dir, 'dist', `${path}.br`));
          expect(brotliBytes).toBe(brotli.byteLength);
          expect(brotliDecompressSync(brotli).equals(content)).toBe(true);
        }
      }
    },
  );

  it('of the shell links the design style sheet, which names its fonts by their hashed names', () => {
    const [style = ''] = shell.styles;
    const css = readFileSync(join(shellDir, 'dist', style), 'utf8');
    const [, font = ''] = /url\(\.\/(.+)\)/.exec(css) ?? [];
    expect(font).toMatch(/^face\.[0-9a-f]{8}\.woff2$/);
    expect(shell.files.map(({ path }) => path)).toContain(font);
  });

  it('says what the shell provides and what the remote requires, from peerDependencies where they say so', () => {
    expect(Object.keys(shell.provides).sort()).toEqual([
      '@forecourt/shared-contracts',
      'react',
      'react-dom',
      'react-dom/client',
      'react/jsx-runtime',
    ]);
    expect(remote.requires.react).toBe('^19.0.0');
    expect(Object.keys(remote.requires).every((request) => request in shell.provides)).toBe(true);
    expect(remote.requires['@forecourt/shared-contracts']).toMatch(/^\^1\.\d+\.0$/);
  });

  it('gives two versions of a remote separate chunk registries', () => {
    const script = readFileSync(join(remoteDir, 'dist', remote.entry), 'utf8');
    expect(script).toContain('mini_remote_2_0_1');
  });

  it('keeps the entry of a remote within 8 KiB of brotli', () => {
    const entry = remote.files.find(({ path }) => path === remote.entry);
    expect(entry?.brotliBytes).toBeLessThanOrEqual(8 * kibibyte);
  });
});

describe('a composed page', () => {
  it('fetches exactly what the drafts hint for its route, nothing else and nothing twice', async () => {
    const hints = [
      ...urls(shell, shell.initial),
      ...urls(remote, [...remote.initial, ...(remote.initialByRoute.greeting ?? [])]),
    ];
    const bare = await visit(page([]));
    expect(bare.requested.toSorted()).toEqual(hints.toSorted());
    const hinted = await visit(page(hints));
    expect(hinted.requested.toSorted()).toEqual(hints.toSorted());
    expect(hinted.complaints).toEqual([]);
  });

  it('has one React and one platform in shell and remote', async () => {
    const { proof, complaints } = await visit(page([]));
    expect(proof).toEqual({ sameReact: true, samePlatform: true });
    expect(complaints).toEqual([]);
  });
});

describe('the single bundle of the same code', () => {
  it('mounts the same remote from its own scripts alone', async () => {
    const scripts = monolith.initial.map(
      (file) => `<script defer src="/assets/monolith/1/${file}"></script>`,
    );
    const html = `<!doctype html><title>t</title><link rel="icon" href="data:,"><body>${scripts.join('')}</body>`;
    const { proof, complaints, requested } = await visit(html);
    expect(proof).toEqual({ sameReact: true, samePlatform: true });
    expect(complaints).toEqual([]);
    expect(requested.every((path) => path.startsWith('/assets/monolith/1/'))).toBe(true);
  });
});
