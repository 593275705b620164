import { describe, expect, it } from 'vitest';
import { route, writeSampleBuild, type SampleBuild } from '../testing/index.ts';
import { setUpCommand as setUp } from '../testing/set-up-command.ts';

const remote = { name: 'mfe-visits', container: 'visits' };
const lifecycles = ['bootstrap', 'mount', 'unmount'];

describe('a remote that no page could mount is rejected, with the reason', () => {
  it.each<[string, Partial<SampleBuild>, string]>([
    [
      'without ./app',
      { exposes: {} },
      'mfe-visits does not expose ./app, which the shell loads; add it to remote.config.ts.',
    ],
    [
      'with another module only',
      { exposes: { './page': lifecycles } },
      'mfe-visits does not expose ./app, which the shell loads; add it to remote.config.ts.',
    ],
    [
      'without mount and unmount',
      { exposes: { './app': ['bootstrap', 'default'] } },
      './app of mfe-visits does not export mount and unmount, which the shell calls.',
    ],
    [
      'without unmount',
      { exposes: { './app': ['mount'] } },
      './app of mfe-visits does not export unmount, which the shell calls.',
    ],
    [
      'of a build that does not say what it exposes',
      { exposes: undefined },
      'The build of mfe-visits does not say what it exposes; build it again.',
    ],
    [
      'that dealers embed, without ./embed',
      { name: 'mfe-checkout', exposes: { './app': lifecycles } },
      'mfe-checkout does not expose ./embed, which the embed loader loads; add it to remote.config.ts.',
    ],
    [
      'that dealers embed, without mountEmbed',
      { name: 'mfe-checkout', exposes: { './app': lifecycles, './embed': ['mount'] } },
      './embed of mfe-checkout does not export mountEmbed, which the embed loader calls.',
    ],
  ])('%s', async (_, changes, sentence) => {
    const { dir, store, complaints, run } = setUp();
    const build = { ...remote, ...changes };
    writeSampleBuild(dir, build);
    for (const command of ['check', 'publish']) {
      expect(await run(`${command} ${build.name}`)).toBe(1);
      expect(complaints).toEqual([sentence]);
    }
    expect(await store.names()).toEqual([]);
  });
});

const file = 'server.22222222.cjs';

function rendered(code: string, contract = 1): SampleBuild {
  return {
    ...remote,
    files: { 'remoteEntry.11111111.js': 'entry', [file]: code },
    initial: ['remoteEntry.11111111.js'],
    server: { file, contract, shared: {} },
    routes: [
      route('/visits', { id: 'visits', isRendered: true, prefetch: [{ path: '/public/visits', query: [] }] }),
      route('/visits/:id', { id: 'visit', isRendered: true }),
      route('/help', { id: 'help', isRendered: true }),
      route('/mine', { id: 'mine' }),
    ],
  };
}

const view = `{ html: '<h1>' + page.tenant.name + '</h1>', css: '', styleNames: 'fc' }`;
const good = `exports.render = async ({ page, target, answers }) => {
  if (target !== '/help' || answers.length > 0) throw new Error('not all data of the page is there');
  return ${view};
};`;

describe('a server build that an edge could not use is rejected, with the reason', () => {
  it.each([
    ['is no script', 'syntax error', 'does not load: SyntaxError: Unexpected identifier'],
    ['throws when it starts', `throw new TypeError('no window')`, 'does not load: TypeError: no window'],
    [
      'exports no render',
      'exports.App = 1;',
      'does not load: Error: A server build exports the function render.',
    ],
    ['reads files', `require('node:fs')`, 'does not load: Error: A server build may not require node:fs.'],
    [
      'throws in a page',
      `exports.render = async () => { throw new Error('document is not defined'); };`,
      'does not render /help: Error: document is not defined',
    ],
    ['renders nothing', `exports.render = async () => ({ html: '' });`, 'renders nothing for /help.'],
    ['answers with no view', 'exports.render = async () => undefined;', 'does not render /help: no view'],
    [
      'eats memory',
      'exports.render = async () => { const all = []; for (;;) all.push(new Array(1e3).fill(all.length)); };',
      'does not render /help: Worker terminated due to reaching memory limit',
    ],
  ])('that %s', async (_, code, reason) => {
    const { dir, store, complaints, run } = setUp();
    writeSampleBuild(dir, rendered(code));
    for (const command of ['check', 'publish']) {
      expect(await run(`${command} mfe-visits`)).toBe(1);
      expect(complaints).toEqual([expect.stringContaining(`The server build of mfe-visits ${reason}`)]);
    }
    expect(await store.names()).toEqual([]);
  });

  it('one that renders its pages without data for a sample tenant is published', async () => {
    const { dir, complaints, run } = setUp();
    writeSampleBuild(dir, rendered(good));
    expect([await run('publish mfe-visits'), complaints]).toEqual([0, []]);
  });

  it('one with a contract that edges ignore is published as it is', async () => {
    const { dir, run } = setUp();
    writeSampleBuild(dir, rendered('syntax error', 2));
    expect(await run('publish mfe-visits')).toBe(0);
  });
});
