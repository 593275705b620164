import { expect, it } from 'vitest';
import { overrideToken, promote } from '@forecourt/releases';
import { sampleBuilds, setUpEdge } from '../testing/set-up-edge.ts';

const hour = 3_600_000;
const remote = 'mfe-checkout';
const sample = sampleBuilds.find(({ name }) => name === remote)!;
const build = (file: string) => ({ ...sample, files: { [file]: file }, entry: file });

async function setUp(options: Parameters<typeof setUpEdge>[0] = {}) {
  const edge = await setUpEdge({ hasOverrides: true, ...options });
  const expiresAt = new Date(Date.now() + hour).toISOString();
  const override = { cookie: `release-override=${overrideToken(edge.signer, { remote, expiresAt })}` };
  const addressIn = async (headers: Record<string, string> = {}) => {
    const html = await (await edge.get('/progress/1', headers)).text();
    return /new EventSource\("([^"]+)"\)/.exec(html)?.[1];
  };
  return { ...edge, override, addressIn };
}

it.each([
  ['who has an override', {}, true, true],
  ['who has none', {}, false, false],
  ['everybody of an edge for one remote', { reloadsPages: true }, false, true],
  ['nobody where overrides are not taken', { hasOverrides: false, reloadsPages: true }, true, false],
  ['nobody in production', { environment: 'production', reloadsPages: true }, true, false],
] as const)('pages reload for %s', async (_who, options, hasOverride, isReloaded) => {
  const { addressIn, override, get } = await setUp(options);
  expect((await addressIn(hasOverride ? override : {})) !== undefined).toBe(isReloaded);
  const isThere = (await get('/_changes?from=none')).headers.get('content-type') === 'text/event-stream';
  expect(isThere).toBe(!('hasOverrides' in options) && !('environment' in options));
});

it('an open page is notified when its override has a newer release, and not before', async () => {
  const { addressIn, override, get, publishBuilds } = await setUp();
  await publishBuilds([build('entry.88888888.js')]);
  const stream = await get((await addressIn(override)) ?? '', override);
  const read = stream.text();
  const first = await Promise.race([read, new Promise((done) => setTimeout(done, 50, 'nothing yet'))]);
  expect(first).toBe('nothing yet');
  await publishBuilds([build('entry.77777777.js')]);
  expect(await read).toBe('data: changed\n\n');
});

it('an open page is notified of a promotion, and a page that reconnects after an edge outage immediately', async () => {
  const { addressIn, get, publishBuilds, target } = await setUp({ reloadsPages: true });
  const address = (await addressIn()) ?? '';
  const read = (await get(address)).text();
  await promote(target, await publishBuilds([build('entry.88888888.js')]));
  expect(await read).toBe('data: changed\n\n');
  expect(await (await get(address)).text()).toBe('data: changed\n\n');
});

it('the stream of an open page ends when the edge does, so that the edge does not wait for it', async () => {
  const stopping = new AbortController();
  const { addressIn, get } = await setUp({ reloadsPages: true, stopping: stopping.signal });
  const read = (await get((await addressIn()) ?? '')).text();
  stopping.abort();
  expect(await read).toBe('');
});
