import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { AddressFinder, PlaceSuggestion } from '@forecourt/shared-contracts/places';
import { createPlaceSearch } from './create-place-search.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const texts = ['12', '12 Ma', '12 Main', '14 Oak'] as const;

it('F31: only suggestions for the newest text are shown, whatever order replies arrive in', async () => {
  const steps = fc.array(fc.constantFrom(...texts, 'pause' as const, 'reply' as const), { maxLength: 14 });
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), steps, async (scheduler, all) => {
      const finder = {
        suggest: async (typed: string) => {
          await scheduler.schedule(Promise.resolve(), typed);
          return [typed] as unknown as PlaceSuggestion[];
        },
        destroy: () => undefined,
      } as unknown as AddressFinder;
      let newest: string | undefined;
      let shown: readonly unknown[] = [];
      const search = createPlaceSearch({
        open: async () => {
          await scheduler.schedule(Promise.resolve(), 'opens');
          return finder;
        },
        onReady: () => undefined,
        onFound: (found) => {
          expect(found).toEqual(newest === '12' ? [] : [newest]);
          shown = found;
        },
      });
      search.begin();
      for (const step of all) {
        if (step === 'pause') await vi.advanceTimersByTimeAsync(200);
        else if (step === 'reply') {
          if (scheduler.count() > 0) await scheduler.waitOne();
        } else {
          newest = step;
          search.type(step);
        }
      }
      await vi.advanceTimersByTimeAsync(200);
      await scheduler.waitIdle();
      if (newest !== undefined) expect(shown).toEqual(newest === '12' ? [] : [newest]);
      search.stop();
    }),
    { numRuns: 200 },
  );
});
