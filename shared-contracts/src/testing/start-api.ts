import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { HttpHandler } from 'msw';

/** The mocked network of one test file. `calls` are the calls of the running test in order, as 'METHOD /path'; a test may clear it. */
export interface TestApi {
  use(...handlers: HttpHandler[]): void;
  readonly calls: string[];
}

/** Mocks the network for the tests of the calling file. A call without a handler fails, and handlers last for one test. */
export function startApi(): TestApi {
  const server = setupServer();
  const calls: string[] = [];
  server.events.on('request:start', ({ request }) => {
    calls.push(`${request.method} ${new URL(request.url).pathname}`);
  });
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  // Before, not after each test: requests made while a page is torn down still get their response.
  beforeEach(() => {
    server.resetHandlers();
    calls.length = 0;
  });
  afterAll(() => server.close());
  return { use: server.use.bind(server), calls };
}
