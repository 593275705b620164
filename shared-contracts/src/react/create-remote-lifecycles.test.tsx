// @vitest-environment jsdom
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { defineEndpoint } from '../http/endpoint.ts';
import { createTestPlatform } from '../testing/index.ts';
import { apiQuery, createRemoteLifecycles, useApi, useQuery, useTranslation } from './index.ts';
import type { RemoteModule } from './index.ts';

const getThing = defineEndpoint({
  id: 'thing.get',
  method: 'GET',
  path: '/public/thing',
  auth: 'none',
  response: v.object({ name: v.string() }),
});
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  document.body.replaceChildren();
  server.resetHandlers();
});
afterAll(() => server.close());

const textOf = (selector: string) => document.querySelector(selector)?.textContent;
const retry = () => document.querySelector('button')?.click();

const remote: RemoteModule = {
  RemoteApp: function App() {
    const { t } = useTranslation();
    const thing = useQuery(apiQuery(useApi(), getThing, {}));
    return <h1>{thing.data ? t('hello', thing.data) : t('wait')}</h1>;
  },
  resources: { en: { main: { hello: 'Hello {{name}}', wait: 'Please wait' } } },
};

async function setUpRemote(loaded: RemoteModule) {
  const platform = await createTestPlatform({ target: '/thing' });
  const domElement = document.body.appendChild(document.createElement('main'));
  const props = { name: 'mfe-test', domElement, platform };
  const lifecycles = createRemoteLifecycles({
    name: 'mfe-test',
    loadApp: async () => loaded,
  });
  return { platform, domElement, props, lifecycles };
}

test('a remote is prepared, mounted with its texts and data, unmounted and remounted', async () => {
  server.use(http.get('http://localhost/public/thing', () => HttpResponse.json({ name: 'Ada' })));
  const prepare = vi.fn(async () => undefined);
  const { platform, domElement, props, lifecycles } = await setUpRemote({ ...remote, prepare });
  const mounted = vi.fn();
  platform.events.subscribe('remote:mounted', mounted);
  await lifecycles.bootstrap(props);
  for (const round of [1, 2]) {
    await lifecycles.mount(props);
    await vi.waitFor(() => expect(textOf('h1')).toBe('Hello Ada'), { timeout: 15_000 });
    expect(prepare).toHaveBeenCalledTimes(round);
    await lifecycles.unmount(props);
    expect(domElement.textContent).toBe('');
  }
  expect(mounted).toHaveBeenCalledTimes(2);
  expect(mounted.mock.calls[0]?.[0]).toMatchObject({
    source: 'mfe-test',
    payload: { remote: 'mfe-test' },
  });
});

test('a remote that throws only affects its slot, reports it, and can be retried', async () => {
  let isBroken = true;
  const failing: RemoteModule = {
    RemoteApp: function App() {
      if (isBroken) throw new TypeError('secret detail');
      return <h1>Works</h1>;
    },
  };
  const { platform, props, lifecycles } = await setUpRemote(failing);
  const failed = vi.fn();
  platform.events.subscribe('remote:failed', failed);
  await lifecycles.bootstrap(props);
  await lifecycles.mount(props);
  vi.mocked(console.error).mockClear();
  expect(textOf('[role=alert]')).toContain('(207) 555 - 0178');
  expect(failed.mock.calls[0]?.[0]).toMatchObject({ payload: { phase: 'render', message: 'TypeError' } });
  isBroken = false;
  expect(textOf('button')).toBe('Try again');
  retry();
  await vi.waitFor(() => expect(textOf('h1')).toBe('Works'), { timeout: 15_000 });
  await lifecycles.unmount(props);
});

describe('T23: the host of a remote is notified through its own callbacks', () => {
  async function setUpHost(App: RemoteModule['RemoteApp']) {
    const { props, lifecycles } = await setUpRemote({ RemoteApp: App });
    const notified: string[] = [];
    const host = {
      ...props,
      onMounted: () => void notified.push('mounted'),
      onRenderError: () => void notified.push('render error'),
    };
    await lifecycles.bootstrap(host);
    return { notified, host, lifecycles };
  }

  test('of each mount', async () => {
    const { notified, host, lifecycles } = await setUpHost(() => <h1>Works</h1>);
    for (const round of [1, 2]) {
      await lifecycles.mount(host);
      expect(notified).toHaveLength(round);
      await lifecycles.unmount(host);
    }
    expect(notified).toEqual(['mounted', 'mounted']);
  });

  test('of a failed render, which is not a mount', async () => {
    const { notified, host, lifecycles } = await setUpHost(() => {
      throw new TypeError('broken');
    });
    await lifecycles.mount(host);
    vi.mocked(console.error).mockClear();
    expect(notified).toEqual(['render error']);
    await lifecycles.unmount(host);
  });
});

test.each([
  ['F15: after three failures within 60 s there is no further try', 29_000, false],
  ['F15: three failures over more than a minute leave another try', 31_000, true],
])('%s', async (_, pauseMs, hasTry) => {
  const failing: RemoteModule = {
    RemoteApp: function App() {
      throw new TypeError('broken');
    },
  };
  const { platform, props, lifecycles } = await setUpRemote(failing);
  const failed = vi.fn();
  platform.events.subscribe('remote:failed', failed);
  await lifecycles.bootstrap(props);
  await lifecycles.mount(props);
  expect(textOf('button')).toBe('Try again');
  let nowMs = performance.now();
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => nowMs);
  onTestFinished(() => clock.mockRestore());
  for (const times of [2, 3]) {
    nowMs += pauseMs;
    retry();
    await vi.waitFor(() => expect(failed).toHaveBeenCalledTimes(times), { timeout: 15_000 });
  }
  await vi.waitFor(() => expect(document.querySelector('button') !== null).toBe(hasTry), { timeout: 15_000 });
  expect(document.querySelector('a')?.getAttribute('href')).toBe('tel:+12075550178');
  vi.mocked(console.error).mockClear();
  await lifecycles.unmount(props);
});

test('a preparation that fails rejects the mount and is reported', async () => {
  const { platform, props, lifecycles } = await setUpRemote({
    ...remote,
    prepare: () => Promise.reject(new Error('chunk')),
  });
  const failed = vi.fn();
  platform.events.subscribe('remote:failed', failed);
  await lifecycles.bootstrap(props);
  await expect(lifecycles.mount(props)).rejects.toThrow('chunk');
  expect(failed.mock.calls[0]?.[0]).toMatchObject({ payload: { phase: 'mount' } });
});
