import { expect, it } from 'vitest';
import { coverageConflicts, type ProtectionType } from './index.ts';

it.each<[ProtectionType, ProtectionType[], ProtectionType[]]>([
  ['CP', ['TWO', 'GAP', 'VSC'], ['TWO', 'VSC']],
  ['CP', ['GAP'], []],
  ['TWO', ['CP', 'GAP'], ['CP']],
  ['VSC', ['CP'], ['CP']],
  ['TWO', ['VSC'], []],
  ['VSC', ['VSC'], []],
  ['CP', ['CP'], []],
  ['GAP', ['CP', 'TWO', 'VSC'], []],
])('%s with %j conflicts with %j', (type, chosen, expected) => {
  expect(coverageConflicts(type, chosen)).toEqual(expected);
});
