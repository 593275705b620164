import { useState } from 'react';
import { act } from '@testing-library/react';
import * as fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { ApiFailure, type ApiClient } from '@forecourt/shared-contracts';
import { renderRemote } from '@forecourt/shared-contracts/react/testing';
import { createTestPlatform } from '@forecourt/shared-contracts/testing';
import { useZipPlace, type ZipAnswer } from './use-zip-place.ts';

const unknownZip = '00000';

/** Places named by their ZIP; replies come in any order. */
function clientOf(scheduler: fc.Scheduler): ApiClient {
  const call = async (_endpoint: object, { params }: { readonly params: { readonly zip: string } }) => {
    await scheduler.schedule(Promise.resolve(), params.zip);
    if (params.zip !== unknownZip) return { zip: params.zip };
    const failure = { kind: 'http', status: 404, code: 'error.geo.unknownZip', correlationId: '' } as const;
    throw new ApiFailure(failure, 'geo.lookUpZip');
  };
  return { call } as unknown as ApiClient;
}

it('F31: only the answer to the newest ZIP is shown, whatever order replies arrive in', async () => {
  const steps = fc.array(fc.constantFrom('6060', '60601', '04101', unknownZip, 'reply'), { maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), steps, async (scheduler, all) => {
      const shown: { answer?: ZipAnswer; type?: (zip: string) => void } = {};
      function Page() {
        const [zip, setZip] = useState('');
        shown.type = setZip;
        shown.answer = useZipPlace(zip);
        return null;
      }
      const platform = await createTestPlatform();
      const view = await renderRemote({ RemoteApp: Page }, { ...platform, client: clientOf(scheduler) });
      const reply = () =>
        act(async () => {
          if (scheduler.count() > 0) await scheduler.waitOne();
          // Views see a result in a task of its own.
          await new Promise((resolve) => setTimeout(resolve));
        });
      let zip = '';
      const endOf = { '': 'none', '6060': 'none', [unknownZip]: 'unknown' } as const;
      const end = () => endOf[zip as keyof typeof endOf] ?? 'found';
      const expectNewest = () => {
        const answer = shown.answer!;
        expect([end(), 'asking']).toContain(answer.kind);
        if (answer.kind === 'found') expect(answer.place.zip).toBe(zip);
      };
      for (const step of all) {
        if (step === 'reply') await reply();
        else {
          zip = step;
          await act(async () => shown.type?.(step));
        }
        expectNewest();
      }
      await vi.waitFor(
        async () => {
          await reply();
          expectNewest();
          expect(shown.answer?.kind).toBe(end());
        },
        { timeout: 10_000, interval: 1 },
      );
      view.unmount();
    }),
    { numRuns: 60 },
  );
});
