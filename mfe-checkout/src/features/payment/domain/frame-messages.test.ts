import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { frameMessage } from './frame-messages.ts';

const frame = {} as MessageEventSource;
const origin = 'https://pay.example.com';
const data = { source: 'forecourt-card-frame', version: 1, type: 'ready' };
const token = { ...data, type: 'token', requestId: 'request-1', paymentMethodId: 'pm_0123456789' };

test.each([data, { ...data, type: 'height', heightPx: 600 }, token])('%o is accepted', (message) => {
  expect(frameMessage({ origin, source: frame, data: message }, { origin, frame })).toEqual(message);
});

test.each([
  ['a host that only looks like it', { origin: 'https://pay.example.com.evil.com' }],
  ['another port', { origin: 'https://pay.example.com:8443' }],
  ['another scheme', { origin: 'http://pay.example.com' }],
  ['no origin', { origin: 'null' }],
  ['another window of that origin', { source: {} as MessageEventSource }],
  ['another source', { data: { ...data, source: 'elsewhere' } }],
  ['another version', { data: { ...data, version: 2 } }],
  ['an unknown type', { data: { ...data, type: 'card' } }],
  ['a card number as a token', { data: { ...token, paymentMethodId: '4242424242424242' } }],
  ['a height that covers the page', { data: { ...data, type: 'height', heightPx: 100_000 } }],
  ['text', { data: 'ready' }],
  ['nothing', { data: null }],
])('%s is ignored (T28, T30)', (_row, change) => {
  expect(frameMessage({ origin, source: frame, data, ...change }, { origin, frame })).toBeUndefined();
});

test('P10: any cloneable value of the frame is handled or ignored, never a throw', () => {
  const anything = fc.anything({ withBigInt: true, withDate: true, withMap: true, withSet: true });
  const near = fc.record({
    source: fc.constant('forecourt-card-frame'),
    version: fc.constant(1),
    type: fc.oneof(fc.constantFrom('ready', 'height', 'token', 'invalid'), anything),
    heightPx: fc.oneof(fc.double(), anything),
    requestId: fc.oneof(fc.string(), anything),
    paymentMethodId: fc.oneof(fc.constant('pm_0123456789'), anything),
  });
  fc.assert(
    fc.property(fc.oneof(anything, near), (value) => {
      const sent = structuredClone(value);
      const message = frameMessage({ origin, source: frame, data: sent }, { origin, frame });
      if (message) expect(sent).toMatchObject(message);
      if (message?.type === 'height') expect(message.heightPx).toBeLessThanOrEqual(2000);
    }),
    { numRuns: 1000 },
  );
});

test('before the frame exists every message is ignored', () => {
  expect(frameMessage({ origin, source: null, data }, { origin, frame: null })).toBeUndefined();
});
