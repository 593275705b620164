import {
  isStepReached,
  prequalificationSteps,
  type Prequalification,
  type PrequalificationStep,
} from '@forecourt/shared-contracts/prequalification';

/** A screen of the pre-qualification: its steps, and what stands before and after them. */
export type PrequalificationScreen = 'start' | PrequalificationStep | 'result' | 'account';

type Facts = Pick<Prequalification, 'state' | 'step'>;

/** The screen that an address names; undefined for one that is none. `start` has no name of its own. */
export function screenNamed(name: string | undefined): PrequalificationScreen | undefined {
  if (name === undefined) return 'start';
  const screens = [...prequalificationSteps, 'result', 'account'] as const;
  return screens.find((screen) => screen === name);
}

/** The address of a screen; `search` is the query that goes along. */
export function screenPath(screen: PrequalificationScreen, search = ''): string {
  return `/pre-qualification${screen === 'start' ? '' : `/${screen}`}${search}`;
}

const undecided: readonly Facts['state'][] = ['not_started', 'mq_approved_expired'];
const approved: readonly Facts['state'][] = ['mq_approved', 'mf_completed'];

/** Where somebody is to go on: the step in hand, what was found, or the beginning. A refresh that is stuck stands before what was found. */
export function currentScreen({ state, step }: Facts): PrequalificationScreen {
  if (undecided.includes(state)) return 'start';
  if (state === 'mq_incompleted') return step ?? 'start';
  return step === 'frozen' || step === 'failed' ? step : 'result';
}

/**
 * The screen to show for the one that was asked for: itself where it has been reached, else where the pre-qualification stands. Whoever is
 * not approved may give other details at any time.
 */
export function shownScreen(wanted: PrequalificationScreen, facts: Facts): PrequalificationScreen {
  const here = currentScreen(facts);
  const isApproved = approved.includes(facts.state);
  switch (wanted) {
    case 'identification':
      return isApproved ? here : wanted;
    case 'account':
      return isApproved ? wanted : here;
    case 'start':
      return isApproved && here === 'result' ? here : wanted;
    case 'result':
      return here;
    default:
      return isReached(wanted, facts) ? wanted : here;
  }
}

function isReached(wanted: PrequalificationStep, { state, step }: Facts): boolean {
  if (wanted === step) return true;
  return state === 'mq_incompleted' && step !== null && isStepReached(wanted, step);
}
