import type { StepId } from './step-status.ts';

/** Path of each step below `/progress/{orderNumber}` (TRACK-5). */
export const orderStepPaths: Readonly<Record<StepId, string>> = {
  insurance: 'insurance-verification',
  'id-verification': 'id-verification',
  documents: 'doc-upload',
  signing: 'signing',
  payment: 'payment',
  fulfillment: 'fulfillment',
};

/** Returns the path of an order's tracker. */
export function orderTrackerPath(orderNumber: string): string {
  return `/progress/${encodeURIComponent(orderNumber)}`;
}

/**
 * Returns the path of a step of an order, or of one of its children. Fulfillment is at `/fulfillment/{orderNumber}`, outside the tracker's
 * own path (TRACK-5).
 */
export function orderStepPath(orderNumber: string, step: StepId, childPath = ''): string {
  const child = childPath && `/${childPath}`;
  if (step === 'fulfillment') return `/fulfillment/${encodeURIComponent(orderNumber)}${child}`;
  return `${orderTrackerPath(orderNumber)}/${orderStepPaths[step]}${child}`;
}
