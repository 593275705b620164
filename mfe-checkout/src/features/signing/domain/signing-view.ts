import type { DecisionPhase, DealStatus } from '@forecourt/shared-contracts/commerce';
import type { Contract, ContractState, ContractEnding } from '@forecourt/shared-contracts/signing';
import type { StepStatus } from '@forecourt/shared-contracts/progress';
import { isHeldUp } from '../../../domain/order-page.ts';

/** What the signing screen shows. */
export type SigningView =
  | 'loading'
  | 'unavailable'
  | 'loan'
  | 'verify'
  | 'consent'
  | 'ready'
  | 'begun'
  | 'signed'
  | 'ended';

/** Why a contract ended unsigned, as the screen reports it. VERIFIED is a deal that was verified again and waits for its new contract. */
export type SigningEnding = ContractEnding | 'VERIFIED';

/** The state of signing, from the API calls. */
export interface SigningFacts {
  readonly status: StepStatus;
  readonly dealStatus: DealStatus | undefined;
  /** Phase of the lender's decision on the order. */
  readonly phase: DecisionPhase;
  readonly isIdVerified: boolean;
  /** Undefined until it is loaded. */
  readonly state: ContractState | undefined;
  readonly hasFailed: boolean;
}

/**
 * Returns the screen for the state of signing (TRACK-67, TRACK-71). Signed outranks everything else; a loan that is not accepted comes
 * before any contract; a deal whose verification expired (VEXP) needs the buyer's identity first; no contract is shown before consent; a
 * contract that ended is replaced by a new one.
 */
export function signingView(facts: SigningFacts): SigningView {
  const { status, dealStatus, phase, isIdVerified, state, hasFailed } = facts;
  if (status === 'COMPLETED') return 'signed';
  if (isHeldUp(phase)) return 'loan';
  if (dealStatus === 'VEXP' && !isIdVerified) return 'verify';
  if (!state) return hasFailed ? 'unavailable' : 'loading';
  const isCanceled = status === 'NEEDS_ATTENTION' && dealStatus !== 'VEXP';
  return isCanceled && !state.contract ? 'ended' : openView(state, dealStatus);
}

function openView({ consent, contract }: ContractState, dealStatus: DealStatus | undefined): SigningView {
  if (contract?.ending?.reason === 'CLOSED') return 'ended';
  if (!consent) return 'consent';
  if (!contract || dealStatus === 'VEXP') return 'ended';
  return contractView(contract);
}

function contractView({ terms, ending, signatures, isBegun }: Contract): SigningView {
  if (!terms || ending) return 'ended';
  if (signatures.length > 0) return 'signed';
  return isBegun ? 'begun' : 'ready';
}

/** Returns who the step is waiting for; undefined when nothing is left to do. */
export function signingOwner(view: SigningView, phase: DecisionPhase): 'you' | 'lender' | undefined {
  if (view === 'signed') return undefined;
  return view === 'loan' && phase === 'pending' ? 'lender' : 'you';
}

/** Returns why the contract of an order ended; an unknown reason is CANCELLED. */
export function signingEnding(
  contract: Pick<Contract, 'ending'> | null | undefined,
  dealStatus: DealStatus | undefined,
): SigningEnding {
  const reason = contract?.ending?.reason;
  if (reason === 'CLOSED') return 'CLOSED';
  if (dealStatus === 'VEXP') return 'VERIFIED';
  return reason === undefined || reason === 'UNKNOWN' ? 'CANCELLED' : reason;
}

/**
 * Returns the child path of a view below the step's path; empty for the step itself. TRACK-5 names the children but not what they show. Our
 * own choice: `contract-ready` is a contract that can be read and signed, `hello-again` one whose signing was started but not finished,
 * `thank-you` one that the buyer has signed; `review` is the contract itself, in any of the three.
 */
export function signingChildPath(view: SigningView): string {
  switch (view) {
    case 'ready':
      return 'contract-ready';
    case 'begun':
      return 'hello-again';
    case 'signed':
      return 'thank-you';
    default:
      return '';
  }
}

/** Whether a child path may stay open in a view; otherwise the view's own path is shown. */
export function isOwnPlace(view: SigningView, childPath: string): boolean {
  if (view === 'loading' || view === 'unavailable') return true;
  const own = signingChildPath(view);
  if (childPath === 'review') return own !== '';
  return childPath === own || (childPath === '' && view !== 'begun');
}

/** What the step shows at a child path. The review waits for the contract, which decides what may be done with it. */
export function signingScreen(
  view: SigningView,
  childPath: string,
  { state, hasFailed }: Pick<SigningFacts, 'state' | 'hasFailed'>,
): { readonly view: SigningView; readonly isReview: boolean } {
  if (childPath !== 'review') return { view, isReview: false };
  if (!state && !hasFailed) return { view: 'loading', isReview: false };
  return { view, isReview: Boolean(state?.contract?.terms) };
}

/** Polling interval of the contract while it is waiting for someone, in milliseconds; false when no change is expected. */
export function signingPollMs(state: ContractState | undefined): number | false {
  const contract = state?.contract;
  if (!contract || contract.ending || contract.isFinalReady) return false;
  if (contract.signatures.length > 0) return 5_000;
  return contract.providerUrl ? 10_000 : false;
}
