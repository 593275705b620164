import * as fc from 'fast-check';
import { afterEach, beforeEach, it, vi } from 'vitest';
import { getLenderDecision } from '@forecourt/shared-contracts/commerce';
import { decisionFixture } from '../../../testing/decision-fixture.ts';
import { pollSteps, runPoll } from '../../../testing/run-poll.tsx';
import { useDecisionPoll } from './use-decision-poll.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('P15: never two calls in flight; none after the decision, after unmount and in a hidden tab', async () => {
  const poll = {
    usePoll: useDecisionPoll,
    endpointId: getLenderDecision.id,
    pending: decisionFixture('DPEN'),
    over: decisionFixture('LSEL'),
  };
  await fc.assert(
    fc.asyncProperty(pollSteps, (steps) => runPoll(poll, steps)),
    { numRuns: 60 },
  );
});
