import type { StepId } from '@forecourt/shared-contracts/progress';

/** Path of each step below `/progress/{orderNumber}` (TRACK-5). */
export const stepPaths: Readonly<Record<StepId, string>> = {
  insurance: 'insurance-verification',
  'id-verification': 'id-verification',
  documents: 'doc-upload',
  signing: 'signing',
  payment: 'payment',
  fulfillment: 'fulfillment',
};

/** Paths below each step's own path that its component shows (TRACK-5; those of `fulfillment` are our own choice); any other is unknown. */
export const stepChildPaths: Readonly<Record<StepId, readonly string[]>> = {
  insurance: [],
  'id-verification': ['complete', 'incomplete', 'next-steps'],
  documents: ['summary'],
  signing: ['review', 'hello-again', 'thank-you', 'contract-ready'],
  payment: [],
  fulfillment: ['change', 'when', 'review'],
};

/** Returns the path of an order's tracker. */
export function trackerPath(orderNumber: string): string {
  return `/progress/${encodeURIComponent(orderNumber)}`;
}

/**
 * Returns the path of a step of an order, or of one of its children. Fulfillment is at `/fulfillment/{orderNumber}`, outside the tracker's
 * own path (TRACK-5).
 */
export function stepPath(orderNumber: string, step: StepId, childPath = ''): string {
  const child = childPath && `/${childPath}`;
  if (step === 'fulfillment') return `/fulfillment/${encodeURIComponent(orderNumber)}${child}`;
  return `${trackerPath(orderNumber)}/${stepPaths[step]}${child}`;
}
