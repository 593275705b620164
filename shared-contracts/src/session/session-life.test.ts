// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultSessionLimits, sessionStage } from './session-life.ts';

const minute = 60_000;
const limits = { idleMs: 30 * minute, warningMs: 2 * minute };

describe('sessionStage', () => {
  it.each([
    ['just used', 0, { stage: 'active', changesInMs: 28 * minute }],
    ['10 minutes unused', 10 * minute, { stage: 'active', changesInMs: 18 * minute }],
    ['a moment before the warning', 28 * minute - 1, { stage: 'active', changesInMs: 1 }],
    ['2 minutes before its end', 28 * minute, { stage: 'warning', remainingMs: 2 * minute }],
    ['a second before its end', 30 * minute - 1000, { stage: 'warning', remainingMs: 1000 }],
    ['30 minutes unused', 30 * minute, { stage: 'ended' }],
    ['a night of sleep later (F55)', 9 * 60 * minute, { stage: 'ended' }],
    ['the clock set back by a day (F59)', -24 * 60 * minute, { stage: 'active', changesInMs: 28 * minute }],
  ] as const)('%s', (_, idleMs, stage) => {
    const nowMs = Date.UTC(2026, 10, 21);
    expect(sessionStage({ lastActiveMs: nowMs - idleMs, nowMs }, limits)).toEqual(stage);
  });

  it('warns for two minutes of half an hour unless a tenant overrides it', () => {
    expect(defaultSessionLimits).toEqual(limits);
  });

  const times = {
    idleMs: fc.integer({ min: 0, max: 10 ** 9 }),
    startMs: fc.integer({ min: 0, max: 10 ** 13 }),
  };

  it('depends only on elapsed time, not on the clock (F59)', () => {
    fc.assert(
      fc.property(times.idleMs, times.startMs, times.startMs, (idleMs, one, other) => {
        const at = (lastActiveMs: number) =>
          sessionStage({ lastActiveMs, nowMs: lastActiveMs + idleMs }, limits);
        expect(at(one)).toEqual(at(other));
      }),
    );
  });

  it('never goes back to an earlier stage without activity', () => {
    const rank = { active: 0, warning: 1, ended: 2 };
    fc.assert(
      fc.property(times.idleMs, times.idleMs, (idleMs, laterMs) => {
        const at = (nowMs: number) => rank[sessionStage({ lastActiveMs: 0, nowMs }, limits).stage];
        expect(at(idleMs + laterMs)).toBeGreaterThanOrEqual(at(idleMs));
      }),
    );
  });

  it('checking again after changesInMs finds the warning', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 28 * minute - 1 }), (idleMs) => {
        const stage = sessionStage({ lastActiveMs: 0, nowMs: idleMs }, limits);
        if (stage.stage !== 'active') throw new Error(stage.stage);
        const then = sessionStage({ lastActiveMs: 0, nowMs: idleMs + stage.changesInMs }, limits);
        expect(then).toEqual({ stage: 'warning', remainingMs: 2 * minute });
      }),
    );
  });
});
