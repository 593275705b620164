import { expect, test } from 'vitest';
import { eventDefinitions } from './event-definitions.ts';
import { mayEmit } from './may-emit.ts';

const about = (remote: unknown) => ({ remote });

test.each([
  ['*', 'mfe-a', about('mfe-b'), true],
  [['mfe-a', 'shell'], 'mfe-a', about('mfe-b'), true],
  [['mfe-a', 'shell'], 'mfe-b', about('mfe-b'), false],
  ['subject', 'mfe-a', about('mfe-a'), true],
  ['subject', 'shell', about('mfe-a'), true],
  ['subject', 'platform', about('mfe-a'), false],
  ['subject', 'mfe-b', about('mfe-a'), false],
  ['subject', 'mfe-a', about(['mfe-a']), false],
  ['subject', '', about(''), false],
  ['subject', 'undefined', {}, false],
  ['subject', 'mfe-a', null, false],
] as const)('T23: owners %j, source "%s", payload %j: %s', (owners, source, payload, may) => {
  expect(mayEmit(owners, source, payload)).toBe(may);
});

test('T23: no event that any release may emit names a remote', () => {
  const open = Object.entries(eventDefinitions).filter(([, { owners }]) => owners === '*');
  expect(open.length).toBeGreaterThan(0);
  expect(open.filter(([, { payload }]) => 'remote' in payload.entries)).toEqual([]);
});
