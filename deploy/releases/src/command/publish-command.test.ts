import { fileURLToPath } from 'node:url';
import { getFeatured, getVehicle, searchVehicles } from '@forecourt/shared-contracts/inventory';
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

const tenantFile = (id: string) => fileURLToPath(new URL(`../../tenants/${id}.json`, import.meta.url));

const file = 'server.22222222.cjs';

function rendered(code: string, contract = 1): SampleBuild {
  return {
    ...remote,
    files: { 'remoteEntry.11111111.js': 'entry', [file]: code },
    initial: ['remoteEntry.11111111.js'],
    server: { file, contract, shared: {} },
    routes: [
      route('/help', { id: 'help', isRendered: true }),
      route('/', { id: 'landing', isRendered: true, prefetch: [call(getFeatured)] }),
      route('/search', { id: 'search', isRendered: true, prefetch: [call(searchVehicles)] }),
      route('/vehicle/:vin', { id: 'vehicle', isRendered: true, prefetch: [call(getVehicle)] }),
      route('/mine', { id: 'mine' }),
    ],
  };
}

const call = ({ path }: { path: string }) => ({ path, query: [] });

const view = `{ html: '<h1>' + page.tenant.name + '</h1>', css: '', styleNames: 'fc' }`;
/** Renders what it has data for, like a page that reads it from the HTML. */
const good = `const needs = [
  [/^\\/help$/, []],
  [/^\\/$/, ['/public/inventory/featured']],
  [/^\\/search$/, ['/public/inventory/vehicles']],
  [/^\\/vehicle\\/(\\w{17})$/, ['/public/inventory/vehicles/$1']],
];
exports.render = async ({ page, target, answers }) => {
  const [pattern, urls] = needs.find(([one]) => one.test(target)) ?? [];
  const wanted = urls?.map((url) => target.replace(pattern, url)).join();
  if (wanted !== answers.map(([url]) => url).join()) throw new Error('not all data of the page is there');
  return ${view};
};`;
/** Throws on one page only. */
const badAt = (target: string) =>
  good.replace(
    'const [pattern',
    `if (target === '${target}') throw new Error('window is not defined');\n  const [pattern`,
  );

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
      'does not render /help of My Auto Group: Error: document is not defined',
    ],
    [
      'renders nothing',
      `exports.render = async () => ({ html: '' });`,
      'renders nothing for /help of My Auto Group.',
    ],
    [
      'answers with no view',
      'exports.render = async () => undefined;',
      'does not render /help of My Auto Group: no view',
    ],
    [
      'eats memory',
      'exports.render = async () => { const all = []; for (;;) all.push(new Array(1e3).fill(all.length)); };',
      'does not render /help of My Auto Group: Worker terminated due to reaching memory limit',
    ],
    [
      'throws on the landing page',
      badAt('/'),
      'does not render / of My Auto Group: Error: window is not defined',
    ],
    [
      'throws in search',
      badAt('/search'),
      'does not render /search of My Auto Group: Error: window is not defined',
    ],
    [
      'throws on a vehicle page',
      badAt('/vehicle/YV4L12RK5P1000012'),
      'does not render /vehicle/YV4L12RK5P1000012 of My Auto Group: Error: window is not defined',
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

  it('one that renders its pages for a sample tenant is published', async () => {
    const { dir, complaints, run } = setUp();
    writeSampleBuild(dir, rendered(good));
    expect([await run('publish mfe-visits'), complaints]).toEqual([0, []]);
  });

  it('one that throws in the pages of one tenant only is rejected', async () => {
    const { dir, store, complaints, run } = setUp();
    for (const id of ['northstar', 'ember']) await run(`publish-tenant ${tenantFile(id)}`);
    expect(await store.tenantIds()).toHaveLength(2);
    const code = good.replace(
      'const [pattern',
      `if (page.tenant.id === 'ember') throw new RangeError('no hero');\n  const [pattern`,
    );
    writeSampleBuild(dir, rendered(code));
    expect(await run('publish mfe-visits')).toBe(1);
    expect(complaints[0]).toMatch(
      /^The server build of mfe-visits does not render \/help of Ember.*: RangeError: no hero$/,
    );
  });

  it('a page without sample data is published with a warning', async () => {
    const { dir, complaints, run } = setUp();
    const build = rendered(good);
    const visits = route('/visits', {
      id: 'visits',
      isRendered: true,
      prefetch: [{ path: '/public/visits', query: [] }],
    });
    const visit = route('/visits/:id', { id: 'visit', isRendered: true });
    writeSampleBuild(dir, { ...build, routes: [...(build.routes ?? []), visits, visit] });
    expect(await run('publish mfe-visits')).toBe(0);
    expect(complaints).toEqual([
      'Note: /visits of mfe-visits was not tried: there is no sample data for it.',
      'Note: /visits/:id of mfe-visits was not tried: there is no sample data for it.',
    ]);
  });

  it('one of other shared code than the live shell is published with a warning', async () => {
    const { dir, complaints, run } = setUp();
    const request = '@forecourt/shared-contracts';
    writeSampleBuild(dir, { name: 'shell', provides: { [request]: '1.0.0+aaaaaaaa' } });
    expect(await run('publish shell --promote')).toBe(0);
    const { server, ...build } = rendered(good);
    const visits = (shared: Record<string, string>) => ({ ...build, server: { ...server!, shared } });
    writeSampleBuild(dir, visits({ [request]: '1.0.0+aaaaaaaa' }));
    expect([await run('check mfe-visits'), complaints]).toEqual([0, []]);
    writeSampleBuild(dir, visits({ [request]: '1.0.0+bbbbbbbb' }));
    expect(await run('publish mfe-visits')).toBe(0);
    expect(complaints).toEqual([
      `Note: Pages of mfe-visits begin without a first view, because its build of ${request} is not the live shell's; publish both together.`,
    ]);
  });

  it('one with a contract that edges ignore is published as it is', async () => {
    const { dir, run } = setUp();
    writeSampleBuild(dir, rendered('syntax error', 2));
    expect(await run('publish mfe-visits')).toBe(0);
  });
});
