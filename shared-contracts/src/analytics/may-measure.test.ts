import { expect, test } from 'vitest';
import { createPlatformStorage } from '../storage/index.ts';
import { hasGlobalPrivacyControl, isOptedOut, mayMeasure, setOptedOut } from './index.ts';

function browser() {
  const kept = new Map<string, string>();
  const store = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  return (tenantId: string) =>
    createPlatformStorage({
      tenantId,
      openSession: () => store,
      openLocal: () => store,
      uuid: () => '0b9d3c58-6c0e-4c39-9f0e-5a54b8a1f111',
    });
}

test('a visitor is measured until they opt out, per browser and tenant, and again after opting back in', () => {
  const storageOf = browser();
  const storage = storageOf('northstar');
  expect(mayMeasure(storage, {})).toBe(true);
  setOptedOut(storage, true);
  expect(isOptedOut(storageOf('northstar'))).toBe(true);
  expect(mayMeasure(storage, {})).toBe(false);
  expect(mayMeasure(storageOf('harbor'), {})).toBe(true);
  setOptedOut(storage, false);
  expect(mayMeasure(storage, {})).toBe(true);
});

test.each([
  [{ globalPrivacyControl: true }, true],
  [{ globalPrivacyControl: false }, false],
  [{ globalPrivacyControl: '1' }, false],
  [{}, false],
  [undefined, false],
])('a browser that says %j sends Global Privacy Control: %s', (navigator, expected) => {
  expect(hasGlobalPrivacyControl(navigator ?? {})).toBe(expected);
  expect(mayMeasure(browser()('ember'), navigator ?? {})).toBe(!expected);
});
