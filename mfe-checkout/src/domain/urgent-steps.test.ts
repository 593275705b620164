import { expect, test } from 'vitest';
import type { StepStatus } from '@forecourt/shared-contracts/progress';
import { urgentSteps } from './urgent-steps.ts';

test('a step with a refused file is a problem for what is next, and no other step', () => {
  const steps = (documents: StepStatus) => [
    { id: 'insurance' as const, status: 'READY' as const },
    { id: 'documents' as const, status: documents },
  ];
  expect(urgentSteps(steps('READY'), [{ status: 'FAIL' }])).toEqual(steps('NEEDS_ATTENTION'));
  expect(urgentSteps(steps('READY'), [{ status: 'MISSING' }])).toEqual(steps('READY'));
});
