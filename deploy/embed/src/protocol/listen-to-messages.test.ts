// @vitest-environment jsdom
import * as fc from 'fast-check';
import * as v from 'valibot';
import { afterEach, expect, test, vi } from 'vitest';
import { listenToMessages } from './listen-to-messages.ts';
import { FrameMessageSchema, hostMessage, HostMessageSchema, type HostMessageBody } from './messages.ts';

const origin = 'https://dealer.example';
const page = new EventTarget();
const sender = {} as Window;
const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

function listen() {
  const onMessage = vi.fn();
  const log = vi.fn();
  stops.push(
    listenToMessages(page as Window, {
      sender: () => sender,
      origin,
      schema: HostMessageSchema,
      onMessage,
      log,
    }),
  );
  return { onMessage, log };
}

function post(data: unknown, from: { origin?: string; source?: unknown } = {}): void {
  const event = new Event('message');
  Object.assign(event, { data, origin, source: sender, ...from });
  page.dispatchEvent(event);
}

const bodies: HostMessageBody[] = [
  { type: 'welcome', givesSession: true },
  { type: 'session-changed', givesSession: false },
  { type: 'token', requestId: 1, idToken: 'a.b.c' },
  { type: 'token', requestId: 2, idToken: null },
  { type: 'go', orderNumber: 'FC-1', step: 'payment' },
  { type: 'view', topPx: 0, heightPx: 700 },
  { type: 'focus' },
];

test.each(bodies)('$type is accepted from the right window and origin', (body) => {
  const { onMessage } = listen();
  post(hostMessage(body));
  expect(onMessage).toHaveBeenCalledExactlyOnceWith(hostMessage(body));
});

const foreignOrigins = [
  '',
  'null',
  '*',
  'https://dealer.example/',
  'https://dealer.example:443',
  'https://dealer.example:8443',
  'http://dealer.example',
  'https://DEALER.example',
  'HTTPS://dealer.example',
  'https://dealer.example.',
  'https://dealer.example.evil.com',
  'https://dealer.example.evil.example',
  'https://evil-dealer.example',
  'https://evildealer.example',
  'https://evil.dealer.example',
  'https://www.dealer.example',
  'https://dealer-example',
  'https://dealer.examples',
  'https://dealer.exampl',
  'https://dealer.example@evil.com',
  'https://evil.com@dealer.example',
  'https://user@dealer.example',
  'https://dealer.example%00.evil.com',
  'https://dealer.example%2eevil.com',
  'https://dealer.example#evil.com',
  'https://dealer.example?evil.com',
  'https://dealer.example\\evil.com',
  'https://dealer.example\n',
  ' https://dealer.example',
  'https://dealer.example ',
  'https://deаler.example',
  'https://xn--deler-2qa.example',
  'https://dealer。example',
  '//dealer.example',
  'dealer.example',
  'file://',
  'about:blank',
  'blob:https://dealer.example',
  'data:text/html,x',
  'chrome-extension://dealer.example',
  'https://127.0.0.1',
  'undefined',
];

test.each(foreignOrigins)('T30: messages from %j are ignored', (foreign) => {
  const { onMessage } = listen();
  post(hostMessage({ type: 'focus' }), { origin: foreign });
  expect(onMessage).not.toHaveBeenCalled();
});

test('T30: the table of look-alike origins is complete', () => {
  expect(new Set(foreignOrigins).size).toBeGreaterThanOrEqual(40);
});

test('T28: messages from another window, or from none, are ignored', () => {
  const { onMessage } = listen();
  for (const source of [{}, null, undefined, page]) post(hostMessage({ type: 'focus' }), { source });
  expect(onMessage).not.toHaveBeenCalled();
});

const wrong = [
  { ...hostMessage({ type: 'focus' }), version: 2 },
  { ...hostMessage({ type: 'focus' }), source: 'forecourt-frame' },
  { ...hostMessage({ type: 'focus' }), extra: true },
  { ...hostMessage({ type: 'go', orderNumber: 'x'.repeat(65), step: '' }) },
  ...['javascript:alert(1)', '../sign-in', '//evil.example', 'Payment', 'x'.repeat(41), 'a b', '%2e'].map(
    (step) => hostMessage({ type: 'go', orderNumber: 'FC-1', step }),
  ),
  ...['', 'a.b', 'a.b.c.d', 'a b.c.d', `${'x'.repeat(8_192)}.b.c`].map((idToken) =>
    hostMessage({ type: 'token', requestId: 1, idToken }),
  ),
  ...[-1, 1.5, NaN, Infinity].map((requestId) => hostMessage({ type: 'token', requestId, idToken: null })),
  ...[-1, NaN, Infinity, 100_001].map((topPx) => hostMessage({ type: 'view', topPx, heightPx: 1 })),
];

test.each(wrong)('T28: %j has no effect', (message) => {
  const { onMessage } = listen();
  post(message);
  expect(onMessage).not.toHaveBeenCalled();
});

test('T28: none of 10,000 messages of every shape is handled', () => {
  const types = fc.constantFrom(...bodies.map(({ type }) => type));
  const near = fc.record({
    source: fc.constantFrom('forecourt-host', 'forecourt-frame', 1),
    version: fc.constantFrom(0, 2, '1', null),
    type: types,
    givesSession: fc.anything(),
    requestId: fc.anything(),
    idToken: fc.anything(),
  });
  fc.assert(
    fc.property(fc.oneof(fc.anything({ withNullPrototype: true }), near), (data) => {
      const { onMessage } = listen();
      post(data);
      expect(onMessage).not.toHaveBeenCalled();
      stops.splice(0).forEach((stop) => stop());
    }),
    { numRuns: 10_000 },
  );
});

/** Anything that a window can send to another, nearly right messages among it. */
const cloneable = (() => {
  const all = {
    withBigInt: true,
    withDate: true,
    withMap: true,
    withSet: true,
    withTypedArray: true,
  } as const;
  const anything = fc.anything({ ...all, withBoxedValues: true, withSparseArray: true });
  const entries = { source: fc.constantFrom('forecourt-host', 'forecourt-frame'), version: fc.constant(1) };
  const near = fc.record({
    ...entries,
    type: fc.oneof(
      fc.constantFrom('welcome', 'token', 'go', 'view', 'focus', 'hello', 'height', 'event'),
      anything,
    ),
  });
  const parts = ['givesSession', 'requestId', 'idToken', 'orderNumber', 'step', 'topPx', 'heightPx', 'event'];
  const filled = fc
    .tuple(
      near,
      fc.dictionary(fc.constantFrom(...parts), fc.oneof(anything, fc.constantFrom(1, true, 'a.b.c'))),
    )
    .map(([message, more]) => ({ ...message, ...more }));
  const cyclic = near.map((message) => Object.assign(message, { self: message }));
  return fc.oneof(anything, near, filled, cyclic).map((value) => structuredClone(value));
})();

test.each([
  ['the host', HostMessageSchema],
  ['the frame', FrameMessageSchema],
])('P10: any cloneable value from %s is handled or ignored, never a throw', (_sender, schema) => {
  fc.assert(
    fc.property(cloneable, (data) => {
      let receive: ((event: MessageEvent) => void) | undefined;
      const onMessage = vi.fn();
      listenToMessages(
        {
          addEventListener: (_type: string, listener: unknown) => void (receive = listener as typeof receive),
          removeEventListener: () => undefined,
        } as unknown as Window,
        { sender: () => sender, origin, schema, onMessage, log: vi.fn() },
      );
      receive?.({ data, origin, source: sender } as unknown as MessageEvent);
      expect(onMessage.mock.calls).toEqual(v.is(schema, data) ? [[data]] : []);
    }),
    { numRuns: 1000 },
  );
});

test('T34: at most 60 of 10,000 simultaneous messages are accepted, it is logged once, and later ones are accepted again', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const { onMessage, log } = listen();
  for (let count = 0; count < 10_000; count += 1) post(hostMessage({ type: 'focus' }));
  expect(onMessage).toHaveBeenCalledTimes(60);
  expect(log).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(1_000);
  for (let count = 0; count < 10_000; count += 1) post(hostMessage({ type: 'focus' }));
  expect(onMessage).toHaveBeenCalledTimes(90);
  vi.useRealTimers();
});
