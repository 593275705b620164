import { expect, it } from 'vitest';
import type { StatusReport } from '@forecourt/shared-contracts/observe';
import { sampleBuilds, setUpEdge } from '../testing/set-up-edge.ts';

const dealer = 'https://dealer.example';
const embed = {
  name: 'embed',
  files: { 'embed.55555555.js': '/* loader */', 'frame.66666666.js': '/* frame */' },
  initialByRoute: { frame: ['frame.66666666.js'] },
};
const checkout = (text: string) => ({
  name: 'mfe-checkout',
  container: 'checkout',
  files: { 'remoteEntry.77777777.js': text },
  routes: sampleBuilds.find(({ name }) => name === 'mfe-checkout')?.routes ?? [],
});

/** An edge on which the checkout was released twice before it started. */
async function setUp() {
  const tenants = { northstar: { embeddingOrigins: [dealer] } };
  const edge = await setUpEdge({ tenants, builds: [...sampleBuilds, embed] });
  const [{ version: older } = { version: '' }] = await edge.publishBuilds([checkout('older')]);
  await edge.release([checkout('older')]);
  const [{ version: newer } = { version: '' }] = await edge.publishBuilds([checkout('newer')]);
  await edge.release([checkout('newer')]);
  await edge.site.refresh();
  const report = (headers: Record<string, string>, version: string) =>
    edge.get('/_observe', headers, {
      method: 'POST',
      body: JSON.stringify({
        faults: [
          {
            remote: 'mfe-checkout',
            version,
            route: '/progress/*',
            kind: 'load',
            name: 'EntryMissing',
            first: true,
          },
        ],
        measures: [],
      }),
    });
  const seen = async (version: string) => {
    const { releases } = (await (await edge.get('/_status.json')).json()) as StatusReport;
    return releases.find((one) => one.name === 'mfe-checkout' && one.version === version);
  };
  return { ...edge, older, newer, report, seen };
}

const fromHost = { 'sec-fetch-site': 'cross-site', 'content-type': 'text/plain' };

it.each([
  ['the page of a host', '/embed/context.json', { origin: dealer }],
  ['a frame', `/embed/frame?order=FC-1&host=${dealer}`, {}],
])(
  '%s counts as one page of the checkout, and of no remote that it does not have',
  async (_case, path, headers) => {
    const { get, seen, newer } = await setUp();
    expect((await get(path, headers)).status).toBe(200);
    expect(await seen(newer)).toMatchObject({ pages: 1, failedPages: 0 });
    const { releases } = (await (await get('/_status.json')).json()) as StatusReport;
    expect(
      releases
        .filter(({ pages }) => pages > 0)
        .map(({ name }) => name)
        .sort(),
    ).toEqual(['embed', 'mfe-checkout']);
  },
);

it('a listed host may report, without cookies and preflight, and may read that it was received', async () => {
  const { get, report, seen, newer } = await setUp();
  await get('/embed/context.json', { origin: dealer });
  const answer = await report({ ...fromHost, origin: dealer }, newer);
  expect(answer.status).toBe(204);
  expect(answer.headers.get('access-control-allow-origin')).toBe(dealer);
  expect(await seen(newer)).toMatchObject({ failedPages: 1, faults: { load: 1 } });
});

it.each(['https://evil.example', 'null', undefined])(
  'T30: nothing is counted from a page of %s',
  async (origin) => {
    const { get, report, seen, newer } = await setUp();
    await get('/embed/context.json', { origin: dealer });
    const answer = await report({ ...fromHost, ...(origin && { origin }) }, newer);
    expect(answer.status).toBe(403);
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    expect(await seen(newer)).toMatchObject({ failedPages: 0, faults: {} });
  },
);

it('F01: reports about the last good release that runs instead are kept, although no page was served with it', async () => {
  const { get, report, seen, older } = await setUp();
  await get('/sign-in');
  expect(await seen(older)).toMatchObject({ pages: 0, faults: {} });
  expect((await report({ 'sec-fetch-site': 'same-origin' }, older)).status).toBe(204);
  expect(await seen(older)).toMatchObject({ pages: 0, faults: { load: 1 } });
});
