import {
  decisionPhase,
  isDealEnded,
  orderStage,
  type DecisionPhase,
  type Order,
  type OrderProgress,
  type OrderStage,
} from '../commerce/index.ts';
import { isCaptureAllowed } from '../id-verification/index.ts';
import type { StepVisibility } from './progress-snapshot.ts';
import { stepSequence } from './progress-steps.ts';
import type { StepId, StepStatus } from './step-status.ts';

/** Groups of orders by what they need, in the order of the list (ACCT-59). */
export const actionGroups = ['problem', 'yours', 'waiting', 'ended'] as const;
export type ActionGroup = (typeof actionGroups)[number];

/** Who an order waits for. */
export type ActionOwner = 'you' | 'insurer' | 'dealer' | 'lender' | 'bank';

interface ActionRule {
  readonly group: ActionGroup;
  /** Absent for an order that waits for no one. */
  readonly owner?: ActionOwner;
}

/** Every next action of an order, with its group and who it waits for. */
const rules = {
  'lenders-declined': { group: 'problem', owner: 'you' },
  'creation-failed': { group: 'problem', owner: 'you' },
  'deal-refused': { group: 'problem', owner: 'dealer' },
  'fix-insurance': { group: 'problem', owner: 'you' },
  'fix-id': { group: 'problem', owner: 'you' },
  'add-documents': { group: 'problem', owner: 'you' },
  'renew-contract': { group: 'problem', owner: 'you' },
  'renew-verification': { group: 'problem', owner: 'you' },
  'fix-payment': { group: 'problem', owner: 'you' },
  'answer-approval': { group: 'yours', owner: 'you' },
  'answer-counteroffer': { group: 'yours', owner: 'you' },
  'verify-insurance': { group: 'yours', owner: 'you' },
  'verify-id': { group: 'yours', owner: 'you' },
  'verify-id-by-phone': { group: 'yours', owner: 'you' },
  'finish-id': { group: 'yours', owner: 'you' },
  'upload-documents': { group: 'yours', owner: 'you' },
  'finish-documents': { group: 'yours', owner: 'you' },
  'sign-contract': { group: 'yours', owner: 'you' },
  'finish-signing': { group: 'yours', owner: 'you' },
  pay: { group: 'yours', owner: 'you' },
  schedule: { group: 'yours', owner: 'you' },
  continue: { group: 'yours', owner: 'you' },
  'loan-decision': { group: 'waiting', owner: 'lender' },
  'lender-timed-out': { group: 'waiting', owner: 'lender' },
  'being-created': { group: 'waiting', owner: 'dealer' },
  'insurance-check': { group: 'waiting', owner: 'insurer' },
  'payment-check': { group: 'waiting', owner: 'bank' },
  'deal-check': { group: 'waiting', owner: 'lender' },
  funding: { group: 'waiting', owner: 'lender' },
  'dealer-finishes': { group: 'waiting', owner: 'dealer' },
  'contract-coming': { group: 'waiting', owner: 'dealer' },
  'hand-over': { group: 'waiting', owner: 'dealer' },
  delivered: { group: 'ended' },
  canceled: { group: 'ended' },
  'loan-declined': { group: 'ended' },
} as const satisfies Record<string, ActionRule>;

export type NextActionId = keyof typeof rules;
type OpenStatus = Exclude<StepStatus, 'NOT_READY' | 'COMPLETED'>;

/** The action of each step by its status. */
const stepActions: Readonly<Record<StepId, Readonly<Record<OpenStatus, NextActionId>>>> = {
  insurance: {
    READY: 'verify-insurance',
    IN_PROGRESS: 'insurance-check',
    NEEDS_ATTENTION: 'fix-insurance',
  },
  'id-verification': { READY: 'verify-id', IN_PROGRESS: 'finish-id', NEEDS_ATTENTION: 'fix-id' },
  documents: {
    READY: 'upload-documents',
    IN_PROGRESS: 'finish-documents',
    NEEDS_ATTENTION: 'add-documents',
  },
  signing: { READY: 'sign-contract', IN_PROGRESS: 'finish-signing', NEEDS_ATTENTION: 'renew-contract' },
  payment: { READY: 'pay', IN_PROGRESS: 'payment-check', NEEDS_ATTENTION: 'fix-payment' },
  fulfillment: { READY: 'schedule', IN_PROGRESS: 'schedule', NEEDS_ATTENTION: 'schedule' },
};

/** What the next action of an order depends on. */
export interface NextActionFacts {
  readonly order: Pick<Order, 'orderStatus' | 'creationDate' | 'deal' | 'paymentInfo'> & {
    readonly price: Pick<Order['price'], 'state'>;
  };
  /** Absent in an answer of a server that does not send it. */
  readonly progress?: OrderProgress | null | undefined;
  readonly visibility: StepVisibility;
}

/** What an order needs next (ACCT-59). */
export interface NextAction {
  readonly id: NextActionId;
  readonly group: ActionGroup;
  readonly owner: ActionOwner | undefined;
  /** The step to open; undefined if it is not about one. */
  readonly step: StepId | undefined;
  /**
   * Position of the step among the order's; of the first one that is not completed if it is not about one. Undefined while the steps do not
   * matter: before the loan is agreed and the order is created, and once it ended.
   */
  readonly position: { readonly n: number; readonly total: number } | undefined;
  /** Since when the order needs this, an ISO instant, UTC. */
  readonly since: string;
}

interface ShownStep {
  readonly id: StepId;
  readonly status: StepStatus | 'UNKNOWN';
  readonly since: string | null;
}

/** The steps that this build knows and the tenant shows (TRACK-32). */
function shownSteps({ progress, visibility }: NextActionFacts): readonly ShownStep[] {
  const ids = stepSequence(false, visibility);
  return (progress?.steps ?? []).flatMap((step) => {
    const id = ids.find((one) => one === step.id);
    return id ? [{ ...step, id }] : [];
  });
}

/** The actions of a loan that is not agreed. */
const decisionActions: Readonly<Record<DecisionPhase, NextActionId | undefined>> = {
  pending: 'loan-decision',
  approved: 'answer-approval',
  countered: 'answer-counteroffer',
  'lenders-declined': 'lenders-declined',
  'timed-out': 'lender-timed-out',
  declined: 'loan-declined',
  canceled: 'canceled',
  none: undefined,
  accepted: undefined,
};

/** The actions of an order that is not created yet. */
const stageActions: Readonly<Partial<Record<OrderStage, NextActionId>>> = {
  'creation-failed': 'creation-failed',
  draft: 'being-created',
  transferring: 'being-created',
};

/** The action of an order whose steps do not matter: it ended, its loan is undecided, or it is being created. */
function actionOfOrder({ orderStatus, deal }: NextActionFacts['order']): NextActionId | undefined {
  const stage = orderStage(orderStatus);
  if (isDealEnded(deal.status)) return 'canceled';
  if (stage === 'delivered') return 'delivered';
  const phase = decisionPhase({ dealType: deal.type, dealStatus: deal.status, orderStatus });
  const ofDeal = deal.status === 'VRFA' ? 'deal-refused' : undefined;
  return decisionActions[phase] ?? stageActions[stage] ?? ofDeal;
}

interface StepAction {
  readonly id: NextActionId;
  readonly step?: ShownStep;
}

/** What is in progress is on its way to the bank, except where a part was received and the rest is due. */
function isRestAsked({ id, status }: ShownStep, { paymentInfo }: NextActionFacts['order']): boolean {
  return id === 'payment' && status === 'IN_PROGRESS' && paymentInfo?.isRestDue === true;
}

/** The action of a step of which its status alone does not tell it. */
function specialAction(step: ShownStep, order: NextActionFacts['order']): NextActionId | undefined {
  if (isRestAsked(step, order)) return 'pay';
  const isByPhone = step.id === 'id-verification' && !isCaptureAllowed(order.price.state);
  return isByPhone ? 'verify-id-by-phone' : undefined;
}

function actionOfStep(step: ShownStep, order: NextActionFacts['order']): StepAction | undefined {
  const { id, status } = step;
  if (status === 'UNKNOWN' || status === 'NOT_READY' || status === 'COMPLETED') return undefined;
  const special = specialAction(step, order);
  if (special) return { id: special, step };
  if (id !== 'signing') return { id: stepActions[id][status], step };
  const dealStatus = order.deal.status;
  if (status === 'NEEDS_ATTENTION')
    return { id: dealStatus === 'VEXP' ? 'renew-verification' : stepActions[id][status], step };
  // A deal that is being verified has no contract to sign until that is done.
  return dealStatus === 'VPEN' ? undefined : { id: stepActions[id][status], step };
}

/** The action of an order that no step needs anyone for. */
function actionBesideSteps({ orderStatus, deal }: NextActionFacts['order'], steps: readonly ShownStep[]) {
  if (deal.status === 'VPEN') return 'deal-check';
  if (deal.status === 'SUBF') return 'funding';
  if (steps.length > 0 && steps.every(({ status }) => status === 'COMPLETED')) return 'hand-over';
  if (orderStage(orderStatus) === 'dealer') return 'dealer-finishes';
  return steps.length === 0 ? 'continue' : 'contract-coming';
}

/** A problem first, then the first step that waits for the buyer, then the first that waits for someone else. */
function actionOfSteps(order: NextActionFacts['order'], steps: readonly ShownStep[]): StepAction {
  const open = steps.map((step) => actionOfStep(step, order)).filter((action) => action !== undefined);
  const first = actionGroups
    .map((group) => open.find(({ id }) => rules[id].group === group))
    .find((action) => action !== undefined);
  return first ?? { id: actionBesideSteps(order, steps) };
}

function positionOf(steps: readonly ShownStep[], step: ShownStep | undefined): NextAction['position'] {
  if (steps.length === 0) return undefined;
  const current = step ?? steps.find(({ status }) => status !== 'COMPLETED') ?? steps.at(-1);
  return { n: steps.findIndex(({ id }) => id === current?.id) + 1, total: steps.length };
}

/**
 * Returns what an order needs next, from whom, and since when (ACCT-59): how it ended; else the decision about its loan; else its steps by
 * their statuses (TRACK-27), a problem before what the buyer can do, and that before waiting for others. Without `progress` only the order
 * itself is looked at. Total: a status that this build does not know never ends an order.
 */
export function nextAction(facts: NextActionFacts): NextAction {
  const { order, progress } = facts;
  const steps = shownSteps(facts);
  const ofOrder = actionOfOrder(order);
  const { id, step } = ofOrder ? { id: ofOrder, step: undefined } : actionOfSteps(order, steps);
  const { group, owner }: ActionRule = rules[id];
  return {
    id,
    group,
    owner,
    step: step?.id,
    position: ofOrder ? undefined : positionOf(steps, step),
    since: step?.since ?? progress?.changedAt ?? order.creationDate,
  };
}

/** Returns an order whose loan is undecided as its steps see it meanwhile: as of an agreed loan that is being verified, so that nothing is signed. */
export function orderMeanwhile(order: NextActionFacts['order']): NextActionFacts['order'] {
  return { ...order, orderStatus: 'SUBMITTED', deal: { ...order.deal, status: 'VPEN' } };
}
