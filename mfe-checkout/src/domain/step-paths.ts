import type { StepId } from '@forecourt/shared-contracts/progress';

/** Path of each step below `/progress/{orderNumber}` (TRACK-5). */
export const stepPaths: Readonly<Record<StepId, string>> = {
  insurance: 'insurance-verification',
  identity: 'id-verification',
  documents: 'doc-upload',
  signing: 'signing',
  payment: 'payment',
  schedule: 'schedule',
};

/** Paths below each step's own path that its component shows (TRACK-5; those of `schedule` are our own choice); any other is unknown. */
export const stepChildPaths: Readonly<Record<StepId, readonly string[]>> = {
  insurance: [],
  identity: ['complete', 'incomplete', 'next-steps'],
  documents: ['summary'],
  signing: ['review', 'hello-again', 'thank-you', 'contract-ready'],
  payment: [],
  schedule: ['change', 'when', 'review'],
};

/** Returns the path of an order's tracker. */
export function trackerPath(orderNumber: string): string {
  return `/progress/${encodeURIComponent(orderNumber)}`;
}

/**
 * Returns the path of a step of an order, or of one of its children. Scheduling is at `/fulfillment/{orderNumber}`, outside the tracker's
 * own path (TRACK-5).
 */
export function stepPath(orderNumber: string, step: StepId, childPath = ''): string {
  const child = childPath && `/${childPath}`;
  if (step === 'schedule') return `/fulfillment/${encodeURIComponent(orderNumber)}${child}`;
  return `${trackerPath(orderNumber)}/${stepPaths[step]}${child}`;
}
