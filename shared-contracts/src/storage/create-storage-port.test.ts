import * as v from 'valibot';
import { expect, test } from 'vitest';
import { createPlatformStorage } from './create-platform-storage.ts';
import { createStoragePort } from './create-storage-port.ts';
import type { RawStorage } from './create-storage-port.ts';

const NamesSchema = v.array(v.string());

function rawStorage(values: Map<string, string>, setItem?: RawStorage['setItem']): RawStorage {
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: setItem ?? ((key, value) => void values.set(key, value)),
    removeItem: (key) => void values.delete(key),
  };
}

test('values are JSON under the prefix', () => {
  const values = new Map<string, string>();
  const port = createStoragePort(() => rawStorage(values), 'forecourt.harbor.');
  port.write('names', ['a']);
  expect([...values]).toEqual([['forecourt.harbor.names', '["a"]']]);
  expect(port.read('names', NamesSchema)).toEqual(['a']);
  port.remove('names');
  expect(port.read('names', NamesSchema)).toBeUndefined();
});

test.each([
  [
    'blocked (F41)',
    () => {
      throw new DOMException('denied', 'SecurityError');
    },
  ],
  [
    'full (F42)',
    () =>
      rawStorage(new Map(), () => {
        throw new DOMException('full', 'QuotaExceededError');
      }),
  ],
])('falls back to memory if storage is %s', (_name, open) => {
  const port = createStoragePort(open, '');
  port.write('names', ['a']);
  expect(port.read('names', NamesSchema)).toEqual(['a']);
  port.remove('names');
  expect(port.read('names', NamesSchema)).toBeUndefined();
});

test('a failed write hides the older stored value', () => {
  let isFull = false;
  const values = new Map<string, string>();
  const raw = rawStorage(values, (key, value) => {
    if (isFull) throw new DOMException('full', 'QuotaExceededError');
    values.set(key, value);
  });
  const port = createStoragePort(() => raw, '');
  port.write('names', ['old']);
  isFull = true;
  port.write('names', ['new']);
  expect(port.read('names', NamesSchema)).toEqual(['new']);
});

test.each(['{', '"text"', '[1]'])('a stored %s is dropped (F43)', (text) => {
  const values = new Map([['names', text]]);
  const port = createStoragePort(() => rawStorage(values), '');
  expect(port.read('names', NamesSchema)).toBeUndefined();
  expect(values.size).toBe(0);
});

test('the session id persists across reloads of one tab', () => {
  const raw = rawStorage(new Map());
  const parts = {
    tenantId: 'harbor',
    openSession: () => raw,
    openLocal: () => raw,
    uuid: () => crypto.randomUUID(),
  };
  const first = createPlatformStorage(parts);
  expect(createPlatformStorage(parts).sessionId).toBe(first.sessionId);
  expect(first.sessionId).toMatch(/^[0-9a-f-]{36}$/);
});
