import { expect, test } from 'vitest';
import type { DocumentStatus } from '@forecourt/shared-contracts/documents';
import type { StepId } from '@forecourt/shared-contracts/progress';
import { isRefusedStep, urgentStatus } from './refused-file.ts';

test.each<[string, StepId, readonly DocumentStatus[], boolean]>([
  ['a refused file', 'documents', ['FAIL', 'MISSING'], true],
  ['a refused file beside an accepted one', 'documents', ['COMPLETE', 'FAIL'], true],
  ['no file yet', 'documents', ['MISSING', 'MISSING'], false],
  ['a file on its way', 'documents', ['UPLOADING', 'COMPLETE'], false],
  ['no documents', 'documents', [], false],
  ['another step', 'id-verification', ['FAIL'], false],
])('a step has a file to replace: %s', (_row, id, statuses, expected) => {
  const documents = statuses.map((status) => ({ status }));
  expect(isRefusedStep({ id }, documents)).toBe(expected);
});

test.each([
  ['READY', 'FAIL', 'NEEDS_ATTENTION'],
  ['IN_PROGRESS', 'FAIL', 'NEEDS_ATTENTION'],
  ['READY', 'MISSING', 'READY'],
] as const)('documents that are %s, with a file that is %s, count as %s', (status, file, expected) => {
  expect(urgentStatus({ id: 'documents', status }, [{ status: file }])).toBe(expected);
});
