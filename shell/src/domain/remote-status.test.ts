// @vitest-environment node
import { expect, test } from 'vitest';
import { pageView } from './remote-status.ts';

test.each([
  [undefined, undefined, { kind: 'not-found' }],
  [undefined, 'mounted', { kind: 'not-found' }],
  ['mfe-a', undefined, { kind: 'loading', remote: 'mfe-a' }],
  ['mfe-a', 'idle', { kind: 'loading', remote: 'mfe-a' }],
  ['mfe-a', 'loading', { kind: 'loading', remote: 'mfe-a' }],
  ['mfe-a', 'mounted', { kind: 'remote', remote: 'mfe-a' }],
  ['mfe-a', 'failed', { kind: 'failed', remote: 'mfe-a', canRetry: true }],
  ['mfe-a', 'stuck', { kind: 'failed', remote: 'mfe-a', canRetry: false }],
] as const)('owner %s in status %s', (owner, status, view) => {
  expect(pageView(owner, status)).toEqual(view);
});
