import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { firstFrame } from './first-frame.ts';

let paint = () => {};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => {
    paint = () => draw(0);
    return 1;
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** Begins to wait; the returned function tells whether the wait is over, once everything that is due has run. */
function waiting(): () => Promise<boolean> {
  let isOver = false;
  void firstFrame().then(() => (isOver = true));
  return async () => {
    await new Promise((done) => setImmediate(done));
    return isOver;
  };
}

test('waits for a frame, and for the task after it', async () => {
  const isOver = waiting();
  expect(await isOver()).toBe(false);
  paint();
  await vi.waitFor(async () => expect(await isOver()).toBe(true));
});

test('a page whose end has not arrived is waited for', async () => {
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  const isOver = waiting();
  paint();
  expect(await isOver()).toBe(false);
  state.mockReturnValue('interactive');
  document.dispatchEvent(new Event('DOMContentLoaded'));
  await isOver();
  paint();
  await vi.waitFor(async () => expect(await isOver()).toBe(true));
});

test('a page that is not visible has no frames, and does not wait', async () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  expect(await waiting()()).toBe(true);
});

test('a page that is hidden before its first frame waits a second at most', async () => {
  const isOver = waiting();
  vi.advanceTimersByTime(999);
  expect(await isOver()).toBe(false);
  vi.advanceTimersByTime(1);
  expect(await isOver()).toBe(true);
});
