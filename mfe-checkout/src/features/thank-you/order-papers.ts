import type { ProgressStep } from '@forecourt/shared-contracts/progress';

/** The documents of an order, each with the step that shows it. */
const papers = [
  { id: 'contract', step: 'signing' },
  { id: 'payment', step: 'payment' },
  { id: 'documents', step: 'documents' },
] as const;

/** The documents to keep; that of a step which the order does not have is left out. */
export function orderPapers(steps: readonly Pick<ProgressStep, 'id'>[]) {
  return papers.filter(({ step }) => steps.some(({ id }) => id === step));
}
