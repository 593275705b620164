import { act, renderHook, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { getPrequalification } from '@forecourt/shared-contracts/prequalification';
import { answer, startApi } from '@forecourt/shared-contracts/testing';
import { prequalificationFixture } from '../../testing/prequalification-fixture.ts';
import { renderRemote } from '../../testing/render-remote.tsx';
import { useCodeUses } from './model/use-code-uses.ts';

const server = startApi();
const minuteMs = 60_000;
const hour = 3600;

beforeEach(
  () =>
    void vi.useFakeTimers({
      toFake: ['Date', 'performance', 'setInterval', 'clearInterval'],
      shouldAdvanceTime: true,
    }),
);
afterEach(() => {
  vi.useRealTimers();
});

const pass = (minutes: number) => act(() => vi.advanceTimersByTimeAsync(minutes * minuteMs));
const setClock = (byMinutes: number) => vi.setSystemTime(Date.now() + byMinutes * minuteMs);

it('BUY-82: an emailed code and its wait count on when the clock is set back', async () => {
  const { result } = renderHook(() => useCodeUses());
  act(() => result.current.record('noAttempts'));
  setClock(-120);
  await pass(20);
  expect(result.current.secondsLeft).toBeLessThanOrEqual(24 * hour - 20 * 60);
  expect(result.current.attempts).toBe('none');
  await pass(10);
  expect(result.current.attempts).toBe('some');
});

it('BUY-82: a guest who is away is asked after as long as before when the clock is set back', async () => {
  server.use(answer(getPrequalification, { prequalification: prequalificationFixture() }));
  await renderRemote({ target: '/pre-qualification/identification' });
  await screen.findByRole('heading', { level: 1, name: 'Tell us about yourself' });
  setClock(-120);
  await pass(13);
  expect(await screen.findByRole('dialog', { name: 'Are you still there?' })).toBeVisible();
});
