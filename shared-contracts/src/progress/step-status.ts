/** Status of one step of the order tracker (TRACK-27). */
export const stepStatuses = ['NOT_READY', 'READY', 'IN_PROGRESS', 'COMPLETED', 'NEEDS_ATTENTION'] as const;
export type StepStatus = (typeof stepStatuses)[number];

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
