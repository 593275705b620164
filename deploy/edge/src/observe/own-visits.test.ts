import { expect, it } from 'vitest';
import { canaryLimits, judgeCanaries, startCanary } from '@forecourt/releases';
import type { StatusReport } from '@forecourt/shared-contracts/observe';
import { sampleBuilds, setUpEdge } from '../testing/set-up-edge.ts';

const embed = {
  name: 'embed',
  files: { 'embed.55555555.js': '/* loader */', 'frame.66666666.js': '/* frame */' },
  initialByRoute: { frame: ['frame.66666666.js'] },
};

async function setUp() {
  const edge = await setUpEdge({ builds: [...sampleBuilds, embed] });
  const report = async () => (await (await edge.get('/_status.json')).json()) as StatusReport;
  const visits = async () => {
    const all = (await report()).releases.map(({ name, visits: own }) => [name, own] as const);
    return Object.fromEntries(all.filter(([, own]) => own !== 0));
  };
  const send = (beacon: object) =>
    edge.get(
      '/_observe',
      { 'content-type': 'application/json' },
      { method: 'POST', body: JSON.stringify({ faults: [], measures: [], ...beacon }) },
    );
  return { ...edge, report, visits, send };
}

it('a page is a visit of the remote of its address and of the shell, and of no other release', async () => {
  const { get, visits } = await setUp();
  for (const path of ['/search', '/vehicle/1', '/sign-in', '/nowhere']) await get(path);
  expect(await visits()).toEqual({ shell: 4, 'mfe-storefront': 2, 'mfe-account': 1 });
});

it('a remote that is opened later on a page counts by the time it took to load', async () => {
  const { get, visits, send, report } = await setUp();
  for (const path of ['/search', '/search']) await get(path);
  const { version = '' } = (await report()).releases.find(({ name }) => name === 'mfe-account') ?? {};
  const load = { remote: 'mfe-account', version, route: '/sign-in', metric: 'load', value: 80 };
  await send({ measures: [load, { ...load, metric: 'mount' }] });
  expect(await visits()).toEqual({ shell: 2, 'mfe-storefront': 2, 'mfe-account': 1 });
});

it('a canary that always fails ends, although few of all pages open it', async () => {
  const { get, target, site, publishBuilds, send, report } = await setUp();
  const account = sampleBuilds.find(({ name }) => name === 'mfe-account')!;
  const [bad] = await publishBuilds([{ ...account, requires: { react: '^19.0.0' } }]);
  await startCanary(target, { ...bad!, percent: 100 });
  await site.refresh();
  const fault = { remote: bad!.name, version: bad!.version, route: '/sign-in', kind: 'mount' };
  const open = async (path: string) => get(path, { cookie: 'release-group=7' });
  for (let page = 0; page < 1600; page += 1) await open('/search');
  const judge = async () => judgeCanaries(target, [await report()], canaryLimits);
  expect(await judge()).toMatchObject([{ verdict: 'too few pages', visits: 0 }]);
  for (let page = 0; page < 30; page += 1) {
    await open('/sign-in');
    await send({ faults: [{ ...fault, name: 'TypeError', first: true }] });
  }
  expect(await judge()).toMatchObject([{ verdict: 'take back', visits: 30, canaryPercent: 100 }]);
});
