import { expect, it } from 'vitest';
import { documentStatus } from './document-status.ts';

it.each([
  ['initialized', 'Missing'],
  ['MISSING', 'Missing'],
  ['uploading', 'Uploading'],
  ['COMPLETE', 'Submitted'],
  ['Complete', 'Submitted'],
  ['FAIL', 'Upload failed'],
  ['something new', 'Missing'],
])('%s is %s', (remote, shown) => {
  expect(documentStatus(remote)).toBe(shown);
});
