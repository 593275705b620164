import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { ServerType } from '@hono/node-server';

const lookEveryMs = 50;

/**
 * Watches the requests of a server. The result ends it: it takes no new connections, waits for the requests under way for
 * at most `graceMs` milliseconds, then closes every connection. Connections without a request are not waited for.
 */
export function createServerStop(server: ServerType, graceMs: number): () => Promise<void> {
  const underWay = new Set<ServerResponse>();
  server.on('request', (_request: unknown, response: ServerResponse) => {
    underWay.add(response);
    response.once('close', () => underWay.delete(response));
  });
  return async () => {
    server.close();
    const untilMs = performance.now() + graceMs;
    while (underWay.size > 0 && performance.now() < untilMs) await wait(lookEveryMs);
    if ('closeAllConnections' in server) server.closeAllConnections();
  };
}
