import * as fc from 'fast-check';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import * as commerce from '../commerce/index.ts';
import { createEventBus } from '../events/create-event-bus.ts';
import { eventDefinitions, type EventName } from '../events/event-definitions.ts';
import * as inventory from '../inventory/index.ts';
import { PageContextSchema } from '../page/index.ts';
import * as progress from '../progress/index.ts';
import { ReleaseSetSchema } from '../releases/index.ts';
import { createStoragePort } from '../storage/create-storage-port.ts';
import { createTestPlatform } from '../testing/create-test-platform.ts';
import { pageFixture } from '../testing/page-fixture.ts';
import { polluted, pollutingTexts, pollutionIn } from '../testing/polluting-texts.ts';
import { testOrigin } from '../testing/test-origin.ts';
import { defineEndpoint, type Endpoint } from './endpoint.ts';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  server.resetHandlers();
  expect(Reflect.get({}, 'polluted')).toBeUndefined();
  expect(Reflect.get(Object, 'polluted')).toBeUndefined();
});
afterAll(() => server.close());

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'response' in value && 'method' in value;
}

const endpoints = [commerce, inventory, progress]
  .flatMap((module) => Object.values(module).filter(isEndpoint))
  .filter(({ method, path, auth }) => method === 'GET' && auth === 'none' && !path.includes(':'));

async function callWith(endpoint: Endpoint, text: string): Promise<unknown> {
  const { client } = await createTestPlatform();
  server.use(
    http.get(testOrigin + endpoint.path, () =>
      HttpResponse.text(text, { headers: { 'content-type': 'application/json' } }),
    ),
  );
  const answer = await client
    .call(endpoint as typeof loose, {})
    .catch((failure: unknown) => ({ failure: String(failure) }));
  // A response that breaks its contract is logged, which this test does not check.
  vi.mocked(console.error).mockClear();
  return answer;
}

const loose = defineEndpoint({
  id: 'loose.get',
  method: 'GET',
  path: '/public/loose',
  auth: 'none',
  response: v.object({
    name: v.optional(v.string()),
    texts: v.optional(v.record(v.string(), v.unknown())),
    items: v.optional(v.array(v.object({ name: v.optional(v.string()) }))),
  }),
});

describe('T22: API responses', () => {
  test('endpoints are found', () => expect(endpoints.length).toBeGreaterThan(0));

  test.each(endpoints.map((endpoint) => [endpoint.id, endpoint] as const))('%s', async (_, endpoint) => {
    for (const text of pollutingTexts) expect(pollutionIn(await callWith(endpoint, text))).toEqual([]);
  });

  test.each([...pollutingTexts, polluted({ name: 'Ada', texts: { a: 'b' }, items: [{ name: 'Bo' }] })])(
    'with the loosest shape: %s',
    async (text) => expect(pollutionIn(await callWith(loose, text))).toEqual([]),
  );

  test('keys that would pollute a prototype are not returned', async () => {
    const strict = { ...loose, response: v.object({ name: v.string() }) } as unknown as Endpoint;
    expect(await callWith(strict, '{"__proto__":{"name":"Ada"}}')).toHaveProperty('failure');
  });
});

describe('T22: page events', () => {
  const names = Object.keys(eventDefinitions) as EventName[];
  const envelope = (name: EventName, payload: string) =>
    `{"v":1,"id":"e","at":"2026-05-04T10:00:00.000Z","source":"shell","name":"${name}","__proto__":{"polluted":true},"payload":${payload}}`;
  const valid: Partial<Record<EventName, object>> = {
    'remote:mounted': { remote: 'mfe-a' },
    'alert:show': { kind: 'success', message: 'Saved' },
    'analytics:event': { name: 'event', properties: { a: 'b' } },
    'menu:changed': { items: [] },
  };

  test.each(names)('%s', (name) => {
    const target = new EventTarget();
    const bus = createEventBus({ target, uuid: () => 'id', nowMs: () => 0, log: () => undefined });
    const received = vi.fn();
    bus.subscribe(name, ({ payload }) => void received(payload));
    const texts = [...pollutingTexts, ...(valid[name] ? [polluted(valid[name])] : [])];
    for (const text of texts) {
      const detail: unknown = JSON.parse(envelope(name, text));
      target.dispatchEvent(new CustomEvent(`forecourt:${name}`, { detail }));
    }
    expect(received.mock.calls.flatMap(([payload]) => pollutionIn(payload))).toEqual([]);
    if (name === 'remote:mounted') expect(received).toHaveBeenCalledExactlyOnceWith({ remote: 'mfe-a' });
  });
});

describe('T22: data kept by the page and the browser', () => {
  test.each([
    ['the page’s context', PageContextSchema, pageFixture()],
    ['a release set', ReleaseSetSchema, pageFixture().releases],
  ])('%s', (_, schema, value) => {
    for (const text of [...pollutingTexts, polluted(value)]) {
      const parsed = v.safeParse(schema, JSON.parse(text));
      if (parsed.success) expect(pollutionIn(parsed.output)).toEqual([]);
    }
  });

  test.each([...pollutingTexts, polluted({ a: 'b' })])('a stored value: %s', (text) => {
    const raw = { getItem: () => text, setItem: () => undefined, removeItem: () => undefined };
    const port = createStoragePort(() => raw, '');
    expect(pollutionIn(port.read('key', v.record(v.string(), v.string())))).toEqual([]);
    expect(pollutionIn(port.read('key', v.object({ a: v.optional(v.string()) })))).toEqual([]);
  });

  test('any JSON containing the keys, at any depth', () => {
    const schema = v.object({
      a: v.optional(v.record(v.string(), v.string())),
      b: v.optional(v.array(v.object({}))),
    });
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const parsed = v.safeParse(schema, JSON.parse(polluted({ a: value, b: [value] })));
        expect(parsed.success ? pollutionIn(parsed.output) : []).toEqual([]);
        expect(Reflect.get({}, 'polluted')).toBeUndefined();
      }),
    );
  });
});
