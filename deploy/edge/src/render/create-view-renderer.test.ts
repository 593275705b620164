import { createHash } from 'node:crypto';
import { describe, expect, test, vi } from 'vitest';
import type { RenderInput } from '@forecourt/shared-contracts/react/server';
import type { ReleaseRecord } from '@forecourt/shared-contracts/releases';
import { pageFixture } from '@forecourt/shared-contracts/testing';
import { setUpViews } from '../testing/set-up-views.ts';

const record = (name: string, changes: Partial<ReleaseRecord>): ReleaseRecord => ({
  name,
  version: '1.0.0',
  number: 1,
  routes: [],
  entry: 'entry.11111111.js',
  initial: [],
  initialByRoute: {},
  styles: [],
  files: [],
  provides: {},
  requires: {},
  commit: 'c0ffee',
  builtAt: '2026-11-21T05:00:00.000Z',
  ...changes,
});

const shell = record('shell', { provides: { react: '19.3.1' } });
const path = 'server.22222222.cjs';

function remoteWith(code: string, server: Partial<NonNullable<ReleaseRecord['server']>> = {}): ReleaseRecord {
  const integrity = `sha384-${createHash('sha384').update(code).digest('base64')}`;
  return record('mfe-test', {
    server: { file: path, contract: 1, shared: { react: '19.3.1' }, ...server },
    files: [{ path, integrity, bytes: code.length, brotliBytes: code.length }],
  });
}

const input = (target: string): RenderInput => ({ page: pageFixture(), target, answers: [] });
const view = (html: string) => ({ html, css: '', styleNames: 'fc' });
const echo = `let calls = 0;
exports.render = async ({ target }) => ({ html: target + ' ' + ++calls, css: '', styleNames: 'fc' });`;

function setUp(code: string, limits: Parameters<typeof setUpViews>[1] = {}, stored = code, limitMs = 60_000) {
  const remote = remoteWith(code);
  const made = setUpViews({ file: async () => new TextEncoder().encode(stored) }, limits, limitMs);
  const render = (target: string) => made.views.render({ remote, shell }, input(target));
  const counts = () => made.views.counts(remote);
  return { ...made, releases: { remote, shell }, render, counts };
}

test('a view is rendered once, and again only for another page', async () => {
  const { render, counts } = setUp(echo);
  expect(await render('/a')).toEqual(view('/a 1'));
  expect(await render('/a')).toEqual(view('/a 1'));
  expect(await render('/b')).toEqual(view('/b 2'));
  expect(counts()).toMatchObject({ rendered: 2, cached: 1, failed: 0, refused: 0 });
});

test('a view is kept for a minute, because it may show the time of day', async () => {
  const { render, pass } = setUp(echo);
  expect(await render('/a')).toEqual(view('/a 1'));
  pass(59_999);
  expect(await render('/a')).toEqual(view('/a 1'));
  pass(1);
  expect(await render('/a')).toEqual(view('/a 2'));
});

test('the same page requested twice at the same time is rendered once', async () => {
  const { render, counts } = setUp(echo);
  expect(await Promise.all([render('/a'), render('/a')])).toEqual([view('/a 1'), view('/a 1')]);
  expect(counts()?.rendered).toBe(1);
});

describe('there is no view, and the next page has one, after a render that', () => {
  const bad = (work: string) =>
    `exports.render = async ({ target }) => { if (target === '/bad') { ${work} } return { html: target, css: '', styleNames: 'fc' }; };`;

  test.each([
    ['throws', `throw new Error('broken')`],
    ['hangs', 'for (;;);'],
    ['never answers', 'await new Promise(() => {})'],
    ['eats memory', 'const all = []; for (;;) all.push(new Array(1000).fill(target + all.length));'],
    ['reads files', `require('fs').readFileSync('/etc/hostname')`],
    ['uses the network', `await fetch('http://127.0.0.1/')`],
    ['ends its process', 'process.exit(1)'],
  ])('%s', async (_, work) => {
    const { render, counts, logged } = setUp(bad(work), { timeoutMs: 5000 });
    expect(await render('/bad')).toBeUndefined();
    expect(logged).toHaveLength(1);
    expect(logged[0]).toContain('mfe-test 1.0.0 did not render');
    expect(await render('/good')).toEqual(view('/good'));
    expect(counts()).toMatchObject({ rendered: 1, failed: 1 });
  });
});

test('SITE-93: a render that eats memory outside of its heap ends before its time is up', async () => {
  const { render, logged } = setUp(
    `exports.render = async ({ target }) => {
      const all = [];
      while (target === '/bad') if (all.length < 90) all.push(new Uint8Array(1e7).fill(1));
      return { html: target, css: '', styleNames: 'fc' };
    };`,
    { timeoutMs: 60_000 },
  );
  expect(await render('/bad')).toBeUndefined();
  expect(logged).toEqual(['mfe-test 1.0.0 did not render: it took more than 128 MB of memory']);
  expect(await render('/good')).toEqual(view('/good'));
});

test('SITE-93: a worker that holds more and more outside of its heap is replaced between two renders', async () => {
  const { render, counts } = setUp(`const all = [];
    exports.render = async () => ({ html: String(all.push(new Uint8Array(4e7))), css: '', styleNames: 'fc' });`);
  const views = [await render('/1'), await render('/2'), await render('/3')];
  expect(views).toEqual([view('1'), view('2'), view('1')]);
  expect(counts()).toMatchObject({ rendered: 3, failed: 0 });
});

test('a build that failed three times within a minute is left alone for 15 s, each time again for twice as long up to 5 min, and after 10 min for 15 s again', async () => {
  const { render, views, counts, releases, pass } = setUp(
    `exports.render = async () => { throw new Error('broken'); };`,
  );
  let failed = 0;
  const expectLeftAloneFor = async (seconds: number) => {
    for (let nth = 1; nth <= 4; nth += 1) expect(await render(`/${seconds}/${nth}`)).toBeUndefined();
    failed += 3;
    expect(counts()?.failed).toBe(failed);
    pass(seconds * 1000 - 1);
    expect([seconds, views.canRender(releases)]).toEqual([seconds, false]);
    pass(1);
    expect([seconds, views.canRender(releases)]).toEqual([seconds, true]);
  };
  for (const seconds of [15, 30, 60, 120, 240, 300, 300]) await expectLeftAloneFor(seconds);
  pass(600_000);
  await expectLeftAloneFor(15);
});

test('failures far apart do not bench a build', async () => {
  const { render, views, releases, pass } = setUp(
    `exports.render = async () => { throw new Error('broken'); };`,
  );
  for (const target of ['/1', '/2', '/3', '/4']) {
    await render(target);
    pass(30_000);
  }
  expect(views.canRender(releases)).toBe(true);
});

test('when too many wait, further pages have no view and no build is blamed', async () => {
  const { render, counts } = setUp(echo, { queue: 1 });
  const all = await Promise.all(['/1', '/2', '/3', '/4'].map(render));
  expect(all.filter((one) => one === undefined)).toHaveLength(2);
  expect(counts()).toMatchObject({ rendered: 2, failed: 0, refused: 2 });
});

test('a page whose view has not begun in time has none, and the renderer is not kept busy with it', async () => {
  const slow = `let calls = 0;
    exports.render = async ({ target }) => {
      calls += 1;
      if (target === '/slow') await new Promise((done) => setTimeout(done, 1000));
      return { html: target + ' ' + calls, css: '', styleNames: 'fc' };
    };`;
  const { render, counts } = setUp(slow, { queueMs: 50 });
  await render('/first');
  const ended: string[] = [];
  const note = async (target: string) => {
    const found = await render(target);
    ended.push(target);
    return found;
  };
  const [first, second] = await Promise.all([note('/slow'), note('/second')]);
  expect([first, second]).toEqual([view('/slow 2'), undefined]);
  expect(ended).toEqual(['/second', '/slow']);
  expect(await render('/third')).toEqual(view('/third 3'));
  expect(counts()).toMatchObject({ rendered: 3, refused: 1, late: 0, failed: 0 });
});

test('a view that is late is for the next page, and is counted', async () => {
  const { views, releases, counts } = setUp(echo, {}, echo, 0);
  expect(await views.render(releases, input('/a'))).toBeUndefined();
  expect(counts()).toMatchObject({ late: 1, cached: 0 });
  await vi.waitFor(() => expect(counts()?.rendered).toBe(1), { timeout: 20_000 });
  expect(await views.render(releases, input('/a'))).toEqual(view('/a 1'));
  expect(counts()).toMatchObject({ late: 1, cached: 1, failed: 0 });
});

test('a build is loaded in each worker before the first page, once', async () => {
  const { views, releases, render, counts } = setUp(echo, { workers: 2 });
  await views.warm(releases, input('/first'));
  await views.warm(releases, input('/first'));
  const all = await Promise.all(['/a', '/b'].map(render));
  expect(all).toEqual([view('/a 2'), view('/b 2')]);
  expect(counts()).toMatchObject({ rendered: 2, failed: 0 });
});

test('a build that cannot be loaded is logged before the first page', async () => {
  const { views, releases, logged, counts } = setUp('syntax error');
  await views.warm(releases, input('/first'));
  expect(logged).toEqual([expect.stringContaining('mfe-test 1.0.0 did not render')]);
  expect(counts()?.failed).toBe(1);
});

test('a release whose pages have other shared modules is reported once, with the difference', () => {
  const { views, releases, logged } = setUp(echo);
  const other = record('shell', { version: '2.0.0', provides: { react: '19.3.1+beef0001' } });
  for (const _ of ['first page', 'second page']) {
    expect(views.canRender({ ...releases, shell: other })).toBe(false);
  }
  expect(logged).toEqual([
    'mfe-test 1.0.0 is not rendered with shell 2.0.0, which has other shared modules: react 19.3.1+beef0001 instead of 19.3.1',
  ]);
});

test('a build whose bytes are not those of its record is never run', async () => {
  const { render, logged } = setUp(echo, {}, echo.replace('calls', 'other'));
  expect(await render('/a')).toBeUndefined();
  expect(logged[0]).toContain('not what its record says');
});

test.each([
  ['without a server build', { server: undefined }, false],
  ['with another contract', { server: { file: path, contract: 2, shared: {} } }, false],
  ['built with another React', { server: { file: path, contract: 1, shared: { react: '19.3.0' } } }, false],
  [
    'with a module that the shell lacks',
    { server: { file: path, contract: 1, shared: { vue: '3.0.0' } } },
    false,
  ],
  ['built with the modules of the shell', {}, true],
])('a release %s: %o', (_, changes, isRendered) => {
  const { views } = setUp(echo);
  const { server, ...remote } = { ...remoteWith(echo), ...changes };
  expect(views.canRender({ remote: { ...remote, ...(server && { server }) }, shell })).toBe(isRendered);
});
