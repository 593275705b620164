import {
  isStepReached,
  prequalificationSteps,
  type Prequalification,
  type PrequalificationStep,
} from '@forecourt/shared-contracts/prequalification';
import { routePaths } from '../../../domain/route-paths.ts';

/** A screen of the pre-qualification: its steps, and the screens before and after them. */
export type PrequalificationScreen = 'start' | PrequalificationStep | 'result' | 'account';

type Facts = Pick<Prequalification, 'state' | 'step'>;

/** Returns the screen with this name in the path; undefined if there is none. `start` has no name of its own. */
export function screenNamed(name: string | undefined): PrequalificationScreen | undefined {
  if (name === undefined) return 'start';
  const screens = [...prequalificationSteps, 'result', 'account'] as const;
  return screens.find((screen) => screen === name);
}

/** Returns the path of a screen; `search` is the query string to keep. */
export function screenPath(screen: PrequalificationScreen, search = ''): string {
  return `${routePaths['pre-qualification']}${screen === 'start' ? '' : `/${screen}`}${search}`;
}

const undecided: readonly Facts['state'][] = ['not_started', 'mq_approved_expired'];
const approved: readonly Facts['state'][] = ['mq_approved', 'mf_completed'];

/** Returns the screen to resume at: the current step, the result, or the start. A refresh that is stuck comes before the result. */
export function currentScreen({ state, step }: Facts): PrequalificationScreen {
  if (undecided.includes(state)) return 'start';
  if (state === 'mq_incompleted') return step ?? 'start';
  return step === 'frozen' || step === 'failed' ? step : 'result';
}

/**
 * Returns the screen to show for the requested one: that screen if it has been reached, else the current one. A shopper who is not approved
 * may enter other details at any time.
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
