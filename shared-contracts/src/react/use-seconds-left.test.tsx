// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSecondsLeft } from './use-seconds-left.ts';

const toFake = ['Date', 'performance', 'setInterval', 'clearInterval'] as const;
beforeEach(() => void vi.useFakeTimers({ toFake: [...toFake] }));
afterEach(() => {
  vi.useRealTimers();
});

const pass = (seconds: number) => act(() => void vi.advanceTimersByTime(seconds * 1000));
const setClock = (bySeconds: number) => vi.setSystemTime(Date.now() + bySeconds * 1000);

it('ACCT-66: counts on when the device’s clock is set back, and again from a new end', () => {
  const { result, rerender } = renderHook(({ endMs }) => useSecondsLeft(endMs), {
    initialProps: { endMs: Date.now() + 300_000 },
  });
  expect(result.current).toBe(300);
  pass(60);
  setClock(-7200);
  pass(60);
  expect(result.current).toBe(180);
  rerender({ endMs: Date.now() + 300_000 });
  expect(result.current).toBe(300);
  pass(300);
  expect(result.current).toBe(0);
});

it('the time that the device slept has passed', () => {
  const { result } = renderHook(({ endMs }) => useSecondsLeft(endMs), {
    initialProps: { endMs: Date.now() + 300_000 },
  });
  setClock(120);
  pass(1);
  expect(result.current).toBe(179);
});
