import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RequestOrigin } from './backend-headers.ts';
import { proxyToBackend } from './proxy-to-backend.ts';

const origin: RequestOrigin = {
  tenantId: 'northstar',
  host: 'northstar.localhost',
  clientAddress: '203.0.113.7',
  correlationId: '00000000-0000-4000-8000-000000000001',
  isHttps: false,
  locale: 'en',
};
let server: Server;
let backendUrl: string;

beforeAll(async () => {
  const app = new Hono();
  app.use(bodyLimit({ maxSize: 1024, onError: (context) => context.json({ error: 'too large' }, 413) }));
  server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }) as Server;
  if (!server.listening) await once(server, 'listening');
  backendUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
});

it.each([true, false])(
  'passes on a refusal that comes before the body was sent, every time (T64; length declared: %s)',
  async (isDeclared) => {
    const logged: string[] = [];
    const statuses = new Set<number>();
    const bytes = Buffer.alloc(8 * 1024 * 1024, 'a');
    for (let round = 0; round < 15; round += 1) {
      const init: RequestInit & { duplex: 'half' } = {
        method: 'PUT',
        headers: isDeclared ? { 'content-length': String(bytes.length) } : {},
        body: new Blob([bytes]).stream(),
        duplex: 'half',
      };
      const answer = await proxyToBackend(
        { backendUrl, log: (line) => logged.push(line) },
        new Request('http://northstar.localhost/public/cart', init),
        origin,
      );
      await answer.arrayBuffer();
      statuses.add(answer.status);
    }
    expect([...statuses]).toEqual([413]);
    expect(logged).toEqual([]);
  },
);
