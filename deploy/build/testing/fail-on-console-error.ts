import { afterEach, beforeEach, expect, vi } from 'vitest';

const spy = vi.spyOn(console, 'error');

beforeEach(() => {
  spy.mockClear();
});

/**
 * An unexpected `console.error` fails the test that caused it. A test that expects one reads the spy
 * (`vi.mocked(console.error)`) and clears it.
 */
afterEach(() => {
  const calls = spy.mock.calls.map((args) => args.map(String).join(' '));
  spy.mockClear();
  expect(calls, 'unexpected console.error').toEqual([]);
});
