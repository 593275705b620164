import { once } from 'node:events';
import { request, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { describe, expect, onTestFinished, test } from 'vitest';
import { route } from '@forecourt/releases/testing';
import { createPageCache } from '../page-cache/create-page-cache.ts';
import { startBackend } from '../testing/fake-backend.ts';
import { sampleBuilds, setUpEdge } from '../testing/set-up-edge.ts';

const builds = sampleBuilds.map((build) =>
  build.name === 'mfe-storefront'
    ? {
        ...build,
        routes: [
          route('/faq', { id: 'faq', isRendered: true }),
          route('/join', { id: 'join', isRendered: true, isForm: true }),
        ],
      }
    : build,
);
const secrets = 'email=a%40b.example&password=hunter2';

async function setUp() {
  const backend = await startBackend({});
  const pages = createPageCache({ maxBytes: 10_000_000, nowMs: () => 0 });
  const edge = await setUpEdge({ builds, pages, backendUrl: backend.url });
  const send = (path: string, body = secrets, length = body.length) =>
    edge.get(path, { 'content-length': String(length) }, { method: 'POST', body });
  return { ...edge, backend, pages, send };
}

describe('SITE-92: a form that a browser sent without its scripts', () => {
  test('is answered with its page, and nothing of it is read, logged, kept or passed on', async () => {
    const { send, get, logged, accessed, measured, backend, pages } = await setUp();
    const sent = await send('/join?returnTo=%2Fcart');
    expect([sent.status, await sent.text()]).toEqual([303, '']);
    expect(sent.headers.get('location')).toBe('/join?returnTo=%2Fcart');
    expect(sent.headers.get('cache-control')).toBe('no-store');
    expect(accessed).toMatchObject([{ method: 'POST', path: '/join', status: 303 }]);
    expect(pages.size().pages).toBe(0);
    const next = await (await get('/join')).text();
    const everything = [...sent.headers, next, logged, accessed, measured, backend.received];
    expect(JSON.stringify(everything)).not.toContain('hunter2');
  });

  test.each(['//join', '///join', '/\\join'])('never leads to another site (%s)', async (path) => {
    const { edge } = await setUp();
    const headers = { host: 'northstar.localhost', 'content-length': '0' };
    const sent = await edge.request(`http://northstar.localhost${path}`, { method: 'POST', headers });
    expect(sent.headers.get('location')).toBe('/join');
  });

  test.each([
    ['is too long', String(16 * 1024 + 1)],
    ['has no length', undefined],
    ['has a length that is no number', 'many'],
  ])('is refused when it %s', async (_, length) => {
    const { get } = await setUp();
    const headers: Record<string, string> = length === undefined ? {} : { 'content-length': length };
    const sent = await get('/join', headers, { method: 'POST', body: secrets });
    expect([sent.status, sent.headers.get('connection')]).toEqual([413, 'close']);
  });

  test.each(['/faq', '/nowhere'])('is refused where there is no form (%s)', async (path) => {
    const { send } = await setUp();
    const sent = await send(path);
    expect([sent.status, sent.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });
});

describe('a form over the network', () => {
  /** Declares a body of this length, and sends only its beginning. */
  async function begin(length: number): Promise<IncomingMessage> {
    const { edge } = await setUp();
    const server = serve({ fetch: edge.fetch, port: 0, hostname: '127.0.0.1' }) as Server;
    onTestFinished(() => {
      server.closeAllConnections();
      server.close();
    });
    if (!server.listening) await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const headers = { host: 'northstar.localhost', 'content-length': length };
    const sent = request({ host: '127.0.0.1', port, path: '/join', method: 'POST', headers });
    sent.write(secrets);
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    answer.resume();
    sent.on('error', () => undefined);
    await once(sent, 'close');
    return answer;
  }

  test.each([
    [303, 1000],
    [413, 10_000_000],
  ])('is answered with %i before it has come, and not waited for', async (status, length) => {
    expect((await begin(length)).statusCode).toBe(status);
  });
});
