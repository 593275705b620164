// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as v from 'valibot';
import { pageFixture } from '../testing/index.ts';
import { startEmbeddedPlatform } from './start-embedded-platform.ts';

beforeEach(() => localStorage.clear());
afterEach(() => localStorage.clear());

const page = pageFixture();
const [pool] = page.tenant.consumer.identityPools;
const signedInKey = `CognitoIdentityServiceProvider.${pool?.userPoolClientId}.LastAuthUser`;
const start = (siteOrigin: string) => startEmbeddedPlatform(page, { siteOrigin, target: '/progress/1' });
const other = 'https://shop.dealer.example';

test('a host’s page keeps nothing in its local storage, for the next checkout of the page as well', () => {
  const { platform, stop } = start(other);
  platform.storage.local.write('last-active', 1);
  expect({ ...localStorage }).toEqual({});
  stop();
  const next = start(other);
  expect(next.platform.storage.local.read('last-active', v.number())).toBe(1);
  next.stop();
});

test('a frame of the site keeps its own storage', () => {
  const { platform, stop } = start(location.origin);
  platform.storage.local.write('last-active', 1);
  expect(Object.values({ ...localStorage })).toEqual(['1']);
  stop();
});

test('a session that some script left in a host’s storage is not taken for ours', async () => {
  localStorage.setItem(signedInKey, 'u1');
  const { platform, stop } = start(other);
  expect(await platform.session.restore()).toEqual({ status: 'guest' });
  stop();
});

test.each(['signed-out', 'expired'])(
  'F45: what another tab of the host says of %s empties the memory',
  (message) => {
    const { platform, stop } = start(other);
    platform.storage.local.write('last-active', 1);
    const key = `forecourt.${page.tenant.id}.session`;
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: 'signed-in' }));
    expect(platform.storage.local.read('last-active', v.number())).toBe(1);
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: message }));
    expect(platform.storage.local.read('last-active', v.number())).toBeUndefined();
    stop();
  },
);
