import * as fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { setOptedOut } from '@forecourt/shared-contracts/analytics';
import type { EmbedEvent } from '@forecourt/shared-contracts/embedding';
import { createTestPlatform, pageFixture } from '@forecourt/shared-contracts/testing';
import { notifyHost } from './notify-host.ts';

interface Visit {
  readonly forwards: boolean;
  readonly privacyControl: boolean;
  readonly optedOut: boolean;
}

const allowed: Visit = { forwards: true, privacyControl: false, optedOut: false };
const analytics: EmbedEvent = { name: 'analytics', event: 'click', properties: { control: 'try-again' } };

/** An embedded checkout, and what the host's page heard after the first step. */
async function embed({ forwards, privacyControl, optedOut }: Visit) {
  vi.stubGlobal('navigator', { globalPrivacyControl: privacyControl });
  const { tenant } = pageFixture();
  const platform = await createTestPlatform({
    target: '/progress/1',
    page: { tenant: { ...tenant, forwardAnalyticsRequests: forwards } },
    parts: { log: () => undefined },
  });
  setOptedOut(platform.storage, optedOut);
  const received: EmbedEvent[] = [];
  const end = notifyHost(platform, (event) => received.push(event));
  received.length = 0;
  const { events } = platform;
  const click = () =>
    events.emit('mfe-checkout', 'analytics:event', {
      name: 'click',
      properties: { control: 'try-again' },
    });
  const fail = () =>
    events.emit('mfe-checkout', 'remote:failed', {
      remote: 'mfe-checkout',
      phase: 'render',
      message: 'It broke',
    });
  return { platform, received, click, fail, end };
}

afterEach(() => vi.unstubAllGlobals());

test.each<[string, Visit, EmbedEvent[]]>([
  ['a visitor who may be measured', allowed, [analytics]],
  ['a browser with Global Privacy Control', { ...allowed, privacyControl: true }, []],
  ['a visitor who opted out', { ...allowed, optedOut: true }, []],
  ['a tenant that does not forward', { ...allowed, forwards: false }, []],
])('T62: the host hears of %s only what is allowed, and always of steps and failures', async (...row) => {
  const [, visit, expected] = row;
  const { platform, received, click, fail } = await embed(visit);
  click();
  expect(received).toEqual(expected);
  received.length = 0;
  platform.navigation.push('/progress/1/payment');
  fail();
  expect(received).toEqual([
    { name: 'step', step: 'payment' },
    { name: 'failed', phase: 'render' },
  ]);
});

test('T62: a choice that changes takes effect with the next event', async () => {
  const { platform, received, click } = await embed(allowed);
  click();
  setOptedOut(platform.storage, true);
  click();
  expect(received).toEqual([analytics]);
  setOptedOut(platform.storage, false);
  click();
  expect(received).toEqual([analytics, analytics]);
});

test('the host hears nothing after the end', async () => {
  const { received, click, fail, end } = await embed(allowed);
  end();
  click();
  fail();
  expect(received).toEqual([]);
});

test('P09: no sensitive value reaches the host, whatever the event shape', async () => {
  const { platform, received } = await embed(allowed);
  const digits = fc.stringMatching(/^[1-9]\d{8,15}$/);
  const secret = fc.oneof(
    fc.emailAddress(),
    digits,
    digits.map((text) => text.replace(/(...)(..)/, '$1-$2-')),
  );
  const key = fc.oneof(fc.constantFrom('control', 'kind', 'result', 'remote', 'code', 'count'), fc.string());
  fc.assert(
    fc.property(
      fc.dictionary(key, fc.anything()),
      key,
      secret,
      fc.boolean(),
      (shape, name, value, isFigure) => {
        received.length = 0;
        const properties: object = {
          ...shape,
          [name]: isFigure && /^\d+$/.test(value) ? Number(value) : value,
          email: value,
        };
        platform.events.emit('mfe-checkout', 'analytics:event', { name: 'click', properties });
        expect(JSON.stringify(received)).not.toContain(value);
      },
    ),
  );
});
