/** Status of one step of the order tracker (TRACK-27). */
export type StepStatus = 'NOT_READY' | 'READY' | 'IN_PROGRESS' | 'COMPLETED' | 'NEEDS_ATTENTION';

/** The six steps in order. */
export const stepIds = ['insurance', 'identity', 'documents', 'signing', 'payment', 'schedule'] as const;
export type StepId = (typeof stepIds)[number];
