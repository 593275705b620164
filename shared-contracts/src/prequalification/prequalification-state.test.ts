import { describe, expect, it } from 'vitest';
import {
  isStepReached,
  nextPrequalificationState,
  prequalificationStates,
  prequalificationSteps,
  type PrequalificationEvent,
} from './prequalification-state.ts';

const events: readonly PrequalificationEvent[] = [
  'begin',
  'approve',
  'decline',
  'retailer-decline',
  'expire',
  'apply',
  'forget',
];

/** Every state against every event, in the order of `events`; `-` means not allowed. */
const table: Readonly<Record<(typeof prequalificationStates)[number], string>> = {
  not_started: 'mq_incompleted - - - - mf_completed not_started',
  mq_incompleted: 'mq_incompleted mq_approved mq_declined retailer_declined - mf_completed not_started',
  retailer_declined: 'mq_incompleted - - - - mf_completed not_started',
  mq_declined: 'mq_incompleted - - - - mf_completed not_started',
  mq_approved: '- mq_approved mq_declined retailer_declined mq_approved_expired mf_completed not_started',
  mq_approved_expired: 'mq_incompleted - - - - mf_completed not_started',
  mf_completed: '- - - - - - not_started',
};

describe('the state machine (BUY-37, BUY-39, BUY-40)', () => {
  it.each(prequalificationStates)('%s', (state) =>
    expect(events.map((event) => nextPrequalificationState(state, event) ?? '-').join(' ')).toBe(
      table[state],
    ),
  );
});

describe('which screens are reachable', () => {
  it.each([
    ['identification', ['identification']],
    ['verify-mobile', ['identification', 'verify-mobile']],
    ['device', ['identification', 'device']],
    ['passcode', ['identification', 'device', 'passcode']],
    ['questions', ['identification', 'device', 'questions']],
    ['full-identification', ['identification', 'full-identification']],
    ['income', ['identification', 'full-identification', 'income']],
    ['frozen', ['identification', 'full-identification', 'income', 'frozen']],
    ['failed', ['identification', 'failed']],
  ] as const)('at %s: %s', (step, screens) =>
    expect(prequalificationSteps.filter((screen) => isStepReached(screen, step))).toEqual(screens),
  );
});
