import { expect, it } from 'vitest';
import { statusLabelFaults } from './status-label-faults.ts';

const labels = { READY: 'Get Started', Missing: 'Missing' };

it.each([
  ['the label', 'status.READY', 'Get Started', []],
  ['the label of a part', 'steps.status.READY', 'Get Started', []],
  ['another word', 'status.READY', 'Ready', ['status.READY says "Ready", the label is "Get Started"']],
  [
    'another case',
    'a.status.Missing',
    'missing',
    ['a.status.Missing says "missing", the label is "Missing"'],
  ],
  ['a status without a label', 'status.SOLD', 'Sold', []],
  ['a sentence about a status', 'status.READY.hint', 'You can begin.', []],
  ['another text of that name', 'READY', 'Ready', []],
])('%s', (_case, key, text, faults) => {
  expect(statusLabelFaults(new Map([[key, text]]), labels)).toEqual(faults);
});
