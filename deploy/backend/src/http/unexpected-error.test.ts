import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerToFault } from '../testing/answer-to-fault.ts';

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => vi.mocked(console.error).mockRestore());

it.each([
  'Query read timeout',
  'Client was closed and is not queryable',
  'Client has encountered a connection error and is not queryable',
  'Connection terminated unexpectedly',
  'timeout exceeded when trying to connect',
])('a database that is away (%s) is answered with 503', async (message) => {
  const fault = new Error('Failed query: select 1', { cause: new Error(message) });
  expect(await answerToFault(fault)).toBe(503);
});

it('a statement that is wrong is answered with 500', async () => {
  const cause = Object.assign(new Error('syntax error'), { code: '42601' });
  expect(await answerToFault(new Error('Failed query: selekt 1', { cause }))).toBe(500);
});
