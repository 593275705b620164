import * as fc from 'fast-check';
import { afterEach, beforeEach, it, vi } from 'vitest';
import { getIdVerification } from '@forecourt/shared-contracts/id-verification';
import { pollSteps, runPoll } from '../../../testing/run-poll.tsx';
import { useIdVerificationPoll } from './use-id-verification-poll.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('P15: never two calls in flight; none after the end, after unmount and in a hidden tab', async () => {
  const poll = {
    usePoll: useIdVerificationPoll,
    endpointId: getIdVerification.id,
    pending: { status: 'INITIATED', isExpired: false },
    over: { status: 'SUCCESSFUL', isExpired: false },
  };
  await fc.assert(
    fc.asyncProperty(pollSteps, (steps) => runPoll(poll, steps)),
    { numRuns: 60 },
  );
});
