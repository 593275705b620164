import { act } from '@testing-library/react';
import * as fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import type { ApiClient } from '@forecourt/shared-contracts';
import { searchFromParams, searchVehicles, vehicleSearchQuery } from '@forecourt/shared-contracts/inventory';
import { renderRemote } from '@forecourt/shared-contracts/react/testing';
import { createTestPlatform } from '@forecourt/shared-contracts/testing';
import { useVehicleSearch, type VehicleSearchState } from './use-vehicle-search.ts';

const makes = ['Audi', 'Volvo', 'Mazda'] as const;
const queryOf = (make: string) =>
  JSON.stringify(vehicleSearchQuery(searchFromParams(new URLSearchParams({ make }))));

/** A search whose result names its own query. */
function clientOf(scheduler: fc.Scheduler, failures: readonly boolean[]): ApiClient {
  let calls = 0;
  const call = async ({ id }: { readonly id: string }, { query }: { readonly query?: object } = {}) => {
    const fails = failures[calls++] ?? false;
    await scheduler.schedule(Promise.resolve(), 'is answered');
    if (fails || id !== searchVehicles.id) throw new Error('failed');
    return { of: JSON.stringify(query) };
  };
  return { call } as unknown as ApiClient;
}

it('F31: only the result of the newest search is shown as its result, whatever order replies arrive in', async () => {
  const steps = fc.array(fc.constantFrom(...makes, 'reply' as const), { minLength: 1, maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      steps,
      fc.array(fc.boolean(), { maxLength: 4 }),
      async (scheduler, all, failures) => {
        const platform = await createTestPlatform({ target: '/search?make=Audi' });
        const shown: { state?: VehicleSearchState } = {};
        function Page() {
          shown.state = useVehicleSearch();
          return null;
        }
        const client = clientOf(scheduler, failures);
        const view = await renderRemote({ RemoteApp: Page }, { ...platform, client });
        const reply = () =>
          act(async () => {
            if (scheduler.count() > 0) await scheduler.waitOne();
            // Views see a result in a task of its own.
            await new Promise((resolve) => setTimeout(resolve));
          });
        const expectNewest = () => {
          const { search, found, result, isStale } = shown.state!;
          const of = (result as { of?: string } | undefined)?.of;
          if (!isStale) expect(of).toBe(JSON.stringify(vehicleSearchQuery(search)));
          if (of !== undefined && isStale) expect(of).toBe(JSON.stringify(vehicleSearchQuery(found)));
        };
        for (const step of all) {
          if (step === 'reply') await reply();
          else await act(async () => platform.navigation.push(`/search?make=${step}`));
          expectNewest();
        }
        const last = all.findLast((step) => step !== 'reply') ?? 'Audi';
        await vi.waitFor(
          async () => {
            await reply();
            expectNewest();
            const { search, isFetching, isStale, result } = shown.state!;
            expect([JSON.stringify(vehicleSearchQuery(search)), isFetching]).toEqual([queryOf(last), false]);
            if (!failures.some(Boolean))
              expect({ isStale, ...result }).toEqual({ isStale: false, of: queryOf(last) });
          },
          { timeout: 10_000, interval: 1 },
        );
        view.unmount();
      },
    ),
    { numRuns: 40 },
  );
});
