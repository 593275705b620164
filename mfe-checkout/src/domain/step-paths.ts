import type { StepId } from '@forecourt/shared-contracts/progress';

export {
  orderStepPath as stepPath,
  orderStepPaths as stepPaths,
  orderTrackerPath as trackerPath,
} from '@forecourt/shared-contracts/progress';

/** Paths below each step's own path that its component shows (TRACK-5; those of `fulfillment` are our own choice); any other is unknown. */
export const stepChildPaths: Readonly<Record<StepId, readonly string[]>> = {
  insurance: [],
  'id-verification': ['complete', 'incomplete', 'next-steps'],
  documents: ['summary'],
  signing: ['review', 'hello-again', 'thank-you', 'contract-ready'],
  payment: [],
  fulfillment: ['change', 'when', 'review'],
};
