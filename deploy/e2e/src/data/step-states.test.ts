import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { otherOrders, stepStates, waitingStates } from './step-states.ts';

it('every sample order is opened in a step, or named with the reason why not', () => {
  const readme = readFileSync(new URL('../../../sample-data/README.md', import.meta.url), 'utf8');
  const listed = [...readme.matchAll(/\| `([a-z-]+)` +\| FC-/g)].map(([, key]) => key);
  const opened = [stepStates, waitingStates, otherOrders].flatMap((lists) => Object.values(lists).flat());
  expect(listed.length).toBeGreaterThan(30);
  expect([...new Set<string>(opened)].toSorted()).toEqual(listed.toSorted());
});
