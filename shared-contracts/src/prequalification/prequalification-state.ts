import * as v from 'valibot';
import { statusSchemaWith } from '../http/status-schema.ts';

/**
 * The state of a shopper's pre-qualification (BUY-37). `mq_…` is the pre-qualification itself; `mf_completed` means that the full
 * application has been submitted and replaces it. `retailer_declined`: the bureau knows the person, but none of this dealer's lenders has a
 * tier for the score; `mq_declined`: no lender would accept the score.
 */
export const prequalificationStates = [
  'not_started',
  'mq_incompleted',
  'retailer_declined',
  'mq_declined',
  'mq_approved',
  'mq_approved_expired',
  'mf_completed',
] as const;
/** A state that this build does not know is as if none had started. */
export const PrequalificationStateSchema = statusSchemaWith(prequalificationStates, 'not_started');
export type PrequalificationState = (typeof prequalificationStates)[number];

/** Events of a pre-qualification. `begin`: details are saved, also for another attempt; `forget`: everything about it is deleted. */
export type PrequalificationEvent =
  | 'begin'
  | 'approve'
  | 'decline'
  | 'retailer-decline'
  | 'expire'
  | 'apply'
  | 'forget';

type Moves = Readonly<Partial<Record<PrequalificationEvent, PrequalificationState>>>;

const outcomes: Moves = {
  approve: 'mq_approved',
  decline: 'mq_declined',
  'retailer-decline': 'retailer_declined',
};
const anywhere: Moves = { apply: 'mf_completed', forget: 'not_started' };

/** An approval is updated to another outcome without restarting; every other final state may be restarted. */
const moves: Readonly<Record<PrequalificationState, Moves>> = {
  not_started: { ...anywhere, begin: 'mq_incompleted' },
  mq_incompleted: { ...anywhere, ...outcomes, begin: 'mq_incompleted' },
  retailer_declined: { ...anywhere, begin: 'mq_incompleted' },
  mq_declined: { ...anywhere, begin: 'mq_incompleted' },
  mq_approved: { ...anywhere, ...outcomes, expire: 'mq_approved_expired' },
  mq_approved_expired: { ...anywhere, begin: 'mq_incompleted' },
  mf_completed: { forget: 'not_started' },
};

/** Returns the state after an event, undefined if the event is not allowed (BUY-39, BUY-40). */
export function nextPrequalificationState(
  state: PrequalificationState,
  event: PrequalificationEvent,
): PrequalificationState | undefined {
  return moves[state][event];
}

/** How long an approval is valid (BUY-40), and how long personal data is stored (BUY-41): 30 days. */
export const prequalificationDays = 30;

/** The steps of an unfinished pre-qualification in order; `verify-mobile` only applies if the number did not match the person. */
export const prequalificationSteps = [
  'identification',
  'verify-mobile',
  'device',
  'passcode',
  'questions',
  'full-identification',
  'income',
  'failed',
  'frozen',
] as const;
export const PrequalificationStepSchema = v.picklist(prequalificationSteps);
export type PrequalificationStep = (typeof prequalificationSteps)[number];

const editable: readonly PrequalificationStep[] = ['identification', 'full-identification', 'income'];
const proofs: readonly PrequalificationStep[] = ['device', 'passcode', 'questions'];

/**
 * Whether a screen may be shown while the pre-qualification is at `step`: that step itself, earlier ones, and, while a phone is being
 * verified, each way to verify it. Later screens are not reachable yet.
 */
export function isStepReached(screen: PrequalificationStep, step: PrequalificationStep): boolean {
  if (screen === step || screen === 'identification') return true;
  if (proofs.includes(screen)) return screen === 'device' && proofs.includes(step);
  if (!editable.includes(screen)) return false;
  return prequalificationSteps.indexOf(screen) < prequalificationSteps.indexOf(step) && step !== 'failed';
}
