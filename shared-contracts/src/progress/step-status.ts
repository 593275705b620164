/** Status of one step of the order tracker (TRACK-27). */
export type StepStatus = 'NOT_READY' | 'READY' | 'IN_PROGRESS' | 'COMPLETED' | 'NEEDS_ATTENTION';

/** The six steps in order. */
export const stepIds = [
  'insurance',
  'id-verification',
  'documents',
  'signing',
  'payment',
  'fulfillment',
] as const;
export type StepId = (typeof stepIds)[number];
