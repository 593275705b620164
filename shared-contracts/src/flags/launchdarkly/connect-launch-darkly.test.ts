// @vitest-environment jsdom
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { connectLaunchDarkly } from './connect-launch-darkly.tsx';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

test('the bootstrap costs no request, and identify costs one', async () => {
  const warnings = vi.spyOn(console, 'warn');
  const requests: string[] = [];
  server.use(
    http.get('http://localhost:3000/ld/sdk/evalx/:env/contexts/:context', ({ request }) => {
      requests.push(new URL(request.url).pathname);
      const flag = { variation: 0, version: 2, flagVersion: 2, trackEvents: false };
      return HttpResponse.json({ message_banner: { ...flag, value: true } });
    }),
  );
  const onFlags = vi.fn();
  const connection = await connectLaunchDarkly({
    baseUrl: 'http://localhost:3000/ld',
    environmentId: 'env-1',
    contextKey: 'session-1',
    bootstrap: { message_banner: false },
    onFlags,
  });
  expect(onFlags).toHaveBeenLastCalledWith({ message_banner: false });
  expect(requests).toHaveLength(0);
  await connection.identify();
  await vi.waitFor(() => expect(onFlags).toHaveBeenLastCalledWith({ message_banner: true }), {
    timeout: 15_000,
  });
  expect(requests).toHaveLength(1);
  expect(warnings).not.toHaveBeenCalled();
  await connection.close();
});
