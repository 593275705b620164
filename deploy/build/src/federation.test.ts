import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { createHash } from 'node:crypto';
import { chromium, type Browser } from '@playwright/test';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { serveReleases, type ServeOptions } from '../testing/serve-releases.ts';
import { buildMonolith } from './build-monolith.ts';
import { buildRemote } from './build-remote.ts';
import { buildShell } from './build-shell.ts';
import { federationIds } from './webpack/federation-output.ts';
import { ReleaseDraftSchema, type ReleaseDraft } from '@forecourt/shared-contracts/releases';

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
let browser: Browser;

const base = (draft: ReleaseDraft) => `/assets/${draft.name}/${draft.version}`;
const urls = (draft: ReleaseDraft, files: readonly string[]) => files.map((file) => `${base(draft)}/${file}`);

const hashOf = (path: string): string =>
  [shell, remote]
    .flatMap((draft) => draft.files.map((file) => [`${base(draft)}/${file.path}`, file.integrity] as const))
    .find(([url]) => url === path)?.[1] ?? '';

function page(hints: readonly string[], remoteHash = hashOf(`${base(remote)}/${remote.entry}`)): string {
  const links = hints
    .map(
      (href) =>
        `<link rel="preload" as="script" crossorigin nonce="n" href="${href}" integrity="${hashOf(href)}">`,
    )
    .join('');
  const entry = `${base(shell)}/${shell.entry}`;
  return (
    `<!doctype html><html data-remote="${base(remote)}/${remote.entry}" data-integrity="${remoteHash}"><head><title>t</title>` +
    `<link rel="icon" href="data:,">${links}</head>` +
    `<body><script defer crossorigin nonce="n" integrity="${hashOf(entry)}" src="${entry}"></script></body></html>`
  );
}

/** The script-related policies of the edge's pages. */
const strict = {
  'content-security-policy':
    "script-src 'nonce-n' 'strict-dynamic'; object-src 'none'; base-uri 'none'; require-trusted-types-for 'script'; trusted-types forecourt",
  'integrity-policy': 'blocked-destinations=(script)',
};

interface VisitOptions extends ServeOptions {
  readonly query?: string;
  /** Runs in the page before its scripts. */
  readonly before?: () => void;
  /** Runs in the page once it has rendered. */
  readonly then?: () => unknown;
}

const served = () => ({
  [base(shell)]: join(shellDir, 'dist'),
  [base(remote)]: join(remoteDir, 'dist'),
  '/assets/monolith/1': monolithDir,
});

/**
 * Opens a page that is expected to break and returns what ran. `marked` are the changed files that were
 * executed.
 */
async function visitBroken(html: string, options: ServeOptions) {
  const server = await serveReleases(html, served(), { headers: strict, ...options });
  const tab = await browser.newPage();
  const complaints: string[] = [];
  tab.on('console', (message) => complaints.push(message.text()));
  tab.on('pageerror', (error) => complaints.push(error.message));
  let isBlocked = false;
  tab.on('requestfailed', () => (isBlocked = true));
  try {
    await tab.goto(server.url, { waitUntil: 'load' });
    const heading = tab.getByRole('heading', { name: 'Good afternoon' });
    const failed = tab.locator('html[data-failed]');
    const isRefused = () => isBlocked || complaints.some((text) => /integrity/i.test(text));
    const isOver = async () => isRefused() || (await failed.or(heading).count()) > 0;
    await vi.waitFor(async () => expect(await isOver(), complaints.join('\n')).toBe(true), 50_000);
    const failure = await tab.evaluate(() => document.documentElement.getAttribute('data-failed'));
    const ran = await tab.evaluate(() => (globalThis as { __ran?: string[] }).__ran);
    const isWhole = await heading.isVisible();
    return { ran, isWhole, complaints: [...complaints, failure].join('\n') };
  } finally {
    await tab.close();
    await server.close();
  }
}

async function visit(html: string, { query = '', before, then, ...options }: VisitOptions = {}) {
  const server = await serveReleases(html, served(), { headers: strict, ...options });
  const tab = await browser.newPage();
  if (before) await tab.addInitScript(before);
  const complaints: string[] = [];
  tab.on('pageerror', (error) => complaints.push(error.message));
  tab.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  try {
    await tab.goto(`${server.url}${query}`);
    await tab.getByRole('heading', { name: 'Good afternoon' }).waitFor({ timeout: 30_000 });
    const proof = await tab.evaluate(() => (globalThis as { proof?: unknown }).proof);
    const answer = then && (await tab.evaluate(then));
    return { proof, answer, complaints, requested: server.requested };
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
    'of the %s lists every emitted file once, by content hash, with its sizes and sha384',
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

  it('of the shell links the design style sheet, which references its fonts by their hashed names', () => {
    const [style = ''] = shell.styles;
    const css = readFileSync(join(shellDir, 'dist', style), 'utf8');
    const [, font = ''] = /url\(\.\/(.+)\)/.exec(css) ?? [];
    expect(font).toMatch(/^face\.[0-9a-f]{8}\.woff2$/);
    expect(shell.files.map(({ path }) => path)).toContain(font);
  });

  it('lists what the shell provides and what the remote requires, from peerDependencies if they name it', () => {
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

  it('names what each exposed module of the remote exports', () => {
    expect(remote.exposes).toEqual({ './app': ['ApiFailure', 'loadOther', 'mount', 'useState'] });
    expect(shell.exposes).toBeUndefined();
  });

  it('gives two versions of a remote separate chunk registries', () => {
    const script = readFileSync(join(remoteDir, 'dist', remote.entry), 'utf8');
    expect(script).toContain('mini_remote_2_0_1');
  });

  it.each([
    ['shell', shellDir, () => shell.initial, [federationIds.first]],
    ['remote', remoteDir, () => [remote.entry], Object.values(federationIds)],
  ])('of the %s has nothing in it that depends on the folder of the build', (_name, dir, entries, ids) => {
    const text = entries()
      .map((file) => readFileSync(join(dir, 'dist', file), 'utf8'))
      .join('\n');
    for (const id of ids) expect(text).toMatch(new RegExp(`[{,]${id}\\(`));
    expect(text).not.toContain(dir);
  });

  it('names the server build of a remote: one file with its views, for no browser', async () => {
    const { file = '', shared } = remote.server ?? {};
    const load = createRequire(import.meta.url);
    const { render } = load(join(remoteDir, 'dist', file)) as { render: () => Promise<string> };
    expect(await render()).toBe('Other');
    expect(remote.files.map(({ path }) => path)).toContain(file);
    expect([...remote.initial, ...Object.values(remote.initialByRoute).flat()]).not.toContain(file);
    expect(shared).toEqual(
      Object.fromEntries(Object.keys(remote.requires).map((key) => [key, shell.provides[key]])),
    );
    expect(shell.server).toBeUndefined();
  });

  it('keeps the entry of a remote within 5 KiB of brotli, including the hash of every chunk', () => {
    const entry = remote.files.find(({ path }) => path === remote.entry);
    expect(entry?.brotliBytes).toBeLessThanOrEqual(5 * kibibyte);
  });
});

describe('a composed page', () => {
  it('loads exactly what the drafts hint for its route, nothing else and nothing twice', async () => {
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

  it('has one React and one platform shared by shell and remote', async () => {
    const { proof, complaints } = await visit(page([]));
    expect(proof).toEqual({ sameReact: true, samePlatform: true });
    expect(complaints).toEqual([]);
  });

  it('also lends the core of the runtime that remotes of older releases borrow', async () => {
    const core = () => {
      const lent = Reflect.get(globalThis, Symbol.for('forecourt.federation-core.v1')) as object;
      return 'ModuleFederation' in lent;
    };
    expect((await visit(page([]), { then: core })).answer).toBe(true);
  });
});

describe('the single bundle of the same code', () => {
  it('mounts the same remote using only its own scripts', { tags: ['matrix'] }, async () => {
    const monolith = await buildMonolith({
      shellDir,
      remoteDirs: [remoteDir],
      entryFile: join(fixtures, 'mini-monolith/main.tsx'),
      outputDir: monolithDir,
      publicPath: '/assets/monolith/1/',
    });
    const scripts = monolith.initial.map(
      (file) => `<script defer src="/assets/monolith/1/${file}"></script>`,
    );
    const html = `<!doctype html><title>t</title><link rel="icon" href="data:,"><body>${scripts.join('')}</body>`;
    const { proof, complaints, requested } = await visit(html, { headers: {} });
    expect(proof).toEqual({ sameReact: true, samePlatform: true });
    expect(complaints).toEqual([]);
    expect(requested.every((path) => path.startsWith('/assets/monolith/1/'))).toBe(true);
  });
});

describe('integrity', () => {
  it.each([
    ['shell', shellDir, () => shell],
    ['remote', remoteDir, () => remote],
  ])('T13: the entry of the %s contains the hash of every other script of its release', (_, dir, draft) => {
    const { entry, files } = draft();
    const text = readFileSync(join(dir, 'dist', entry), 'utf8');
    const scripts = files.filter(({ path }) => path.endsWith('.js') && path !== entry);
    expect(scripts.length).toBeGreaterThan(3);
    expect(scripts.filter(({ integrity }) => !text.includes(integrity.replace('sha384-', '')))).toEqual([]);
    expect(text).not.toContain('integrity of chunk');
  });

  /** Opens the page with this script changed and expects that nothing of it runs. */
  async function expectBlocked(changed: string) {
    const change = (path: string, text: string) =>
      path === changed ? `(globalThis.__ran ??= []).push("${path}");${text}` : text;
    const broken = await visitBroken(page([]), { change });
    expect([changed, broken.ran, broken.isWhole]).toEqual([changed, undefined, false]);
    expect(broken.complaints).toMatch(/integrity/i);
  }

  it('T11, T13, F06: a changed byte in the entry of a remote prevents its execution', async () => {
    await expectBlocked(`${base(remote)}/${remote.entry}`);
  });

  it(
    'T11, T13, F06: a changed byte in any script of the page (entry, chunk or shared chunk) prevents its execution',
    { tags: ['matrix'] },
    async () => {
      const whole = await visit(page([]));
      expect(whole.requested.length).toBeGreaterThanOrEqual(6);
      await Promise.all(whole.requested.map(expectBlocked));
    },
  );

  it('T12: with the header set, an entry without a hash is not executed', async () => {
    const broken = await visitBroken(page([], ''), {});
    expect(broken.isWhole).toBe(false);
    const { 'integrity-policy': _, ...others } = strict;
    expect((await visitBroken(page([], ''), { headers: others })).isWhole).toBe(true);
  });

  it('T14: no manifest is emitted or requested', async () => {
    const { requested } = await visit(page([]));
    const names = [shell, remote].flatMap(({ files }) => files.map(({ path }) => path));
    const forBrowsers = names.filter((path) => path !== remote.server?.file);
    expect([...forBrowsers, ...requested].filter((path) => !/\.(js|css|woff2)$/.test(path))).toEqual([]);
  });

  describe('T17: no query and no stored value makes the page load another script', () => {
    const evil = 'https://evil.example/remoteEntry.js';
    const tricks = [
      `mini=${evil}`,
      `remote=${evil}`,
      `remoteEntry=${evil}`,
      `imo=${evil}`,
      `import-map-overrides=${evil}`,
      `mf-override=mini@${evil}`,
      `__mf_override=${evil}`,
      `publicPath=${evil}`,
      `dev=1&entry=${evil}`,
      `FEDERATION_DEBUG=1&mini@=${evil}`,
    ];
    const before = () => {
      const address = 'https://evil.example/remoteEntry.js';
      const override = JSON.stringify({ mini: address, remotes: { mini: address } });
      for (const key of [
        'import-map-override:mini',
        'import-map-overrides',
        'mf-override',
        '__MF_DEVTOOLS__',
        'FEDERATION_DEBUG',
        'mini',
      ]) {
        localStorage.setItem(key, override);
        sessionStorage.setItem(key, override);
      }
    };
    const scriptsWith = async (query: string) => {
      const { requested } = await visit(page([]), { query: `?${query}`, before });
      return requested.toSorted();
    };

    it('all at once', async () => {
      const plain = await visit(page([]));
      expect(await scriptsWith(tricks.join('&'))).toEqual(plain.requested.toSorted());
    });

    it('each alone', { tags: ['matrix'] }, async () => {
      const plain = (await visit(page([]))).requested.toSorted();
      const answers = await Promise.all(tricks.map(async (trick) => [trick, await scriptsWith(trick)]));
      expect(answers).toEqual(tricks.map((trick) => [trick, plain]));
    });
  });

  it('T21: text does not become markup or code, and no other policy can be created', async () => {
    const then = () => {
      const outcome = (work: () => unknown) => {
        try {
          work();
          return 'ran';
        } catch {
          return 'threw';
        }
      };
      const types = (globalThis as unknown as { trustedTypes: { createPolicy(...args: unknown[]): unknown } })
        .trustedTypes;
      return [
        outcome(() => (document.body.innerHTML = '<img src=x onerror=alert(1)>')),
        outcome(() => document.body.insertAdjacentHTML('beforeend', '<b></b>')),
        outcome(() => (document.createElement('iframe').srcdoc = '<b></b>')),
        outcome(() => (document.createElement('script').src = 'https://evil.example/x.js')),
        outcome(() => setTimeout('1')),
        outcome(() => types.createPolicy('default', {})),
        outcome(() => types.createPolicy('forecourt', {})),
        outcome(() => types.createPolicy('mine', {})),
      ];
    };
    const { answer } = await visit(page([]), { then });
    expect(answer).toEqual(Array(8).fill('threw'));
  });

  it.each([
    ['T26: a remote that brings and asks for another React', /(["'])\^19\.0\.0\1/g, '"^99.0.0"'],
    ['F09, F10: a remote of another major of the contract', /(["'])\^1\.\d+\.0\1/g, '"^9.0.0"'],
  ])('%s is rejected before any of its code runs', async (_, range, other) => {
    const entry = `${base(remote)}/${remote.entry}`;
    const text = readFileSync(join(remoteDir, 'dist', remote.entry), 'utf8');
    const hostile = text.replace(range, other).replaceAll('"19.3.1"', '"99.0.0"');
    expect(hostile).toContain(other);
    const hash = `sha384-${createHash('sha384').update(hostile).digest('base64')}`;
    const change = (path: string, own: string) => (path === entry ? hostile : own);
    const { isWhole, complaints } = await visitBroken(page([], hash), { change });
    expect(isWhole).toBe(false);
    expect(complaints).toMatch(/Version .* does not satisfy|Unsatisfied|singleton/i);
  });
});
