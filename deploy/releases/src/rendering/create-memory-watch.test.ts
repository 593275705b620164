import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMemoryWatch } from './create-memory-watch.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const megabytes = (count: number) => count * 2 ** 20;

test('SITE-93: of the renders under way only the oldest one is blamed, and each from its own beginning', () => {
  let bytes = megabytes(100);
  const blamed: string[] = [];
  const watch = createMemoryWatch(50, () => bytes);
  const endFirst = watch.begin(() => void blamed.push('first'));
  bytes = megabytes(140);
  const endSecond = watch.begin(() => void blamed.push('second'));
  vi.advanceTimersByTime(50);
  expect(blamed).toEqual([]);
  bytes = megabytes(151);
  vi.advanceTimersByTime(50);
  expect(blamed).toEqual(['first']);
  endFirst();
  vi.advanceTimersByTime(50);
  expect(blamed).toEqual(['first']);
  bytes = megabytes(191);
  vi.advanceTimersByTime(50);
  expect(blamed).toEqual(['first', 'second']);
  endSecond();
});

test('nothing is read while no render is under way', () => {
  const read = vi.fn(() => 0);
  const watch = createMemoryWatch(50, read);
  const end = watch.begin(() => undefined);
  end();
  read.mockClear();
  vi.advanceTimersByTime(1000);
  expect(read).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
});
