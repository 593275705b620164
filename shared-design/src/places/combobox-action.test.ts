import { expect, test } from 'vitest';
import { comboboxAction } from './combobox-action.ts';

const open = { isOpen: true, count: 3, activeIndex: -1, hasText: true };
const closed = { ...open, isOpen: false };

test.each([
  ['Down marks the first', 'ArrowDown', open, { kind: 'mark', index: 0 }],
  ['Down moves', 'ArrowDown', { ...open, activeIndex: 0 }, { kind: 'mark', index: 1 }],
  ['Down goes round', 'ArrowDown', { ...open, activeIndex: 2 }, { kind: 'mark', index: 0 }],
  ['Up marks the last', 'ArrowUp', open, { kind: 'mark', index: 2 }],
  ['Up goes round', 'ArrowUp', { ...open, activeIndex: 0 }, { kind: 'mark', index: 2 }],
  ['Down opens what was closed', 'ArrowDown', closed, { kind: 'mark', index: 0 }],
  ['Down asks where there is nothing', 'ArrowDown', { ...closed, count: 0 }, { kind: 'ask' }],
  ['Enter takes what is marked', 'Enter', { ...open, activeIndex: 1 }, { kind: 'take' }],
  ['Enter sends the form where nothing is marked', 'Enter', open, undefined],
  ['Enter sends the form where the list is closed', 'Enter', { ...closed, activeIndex: 1 }, undefined],
  ['Escape closes', 'Escape', open, { kind: 'close' }],
  ['Escape then clears', 'Escape', closed, { kind: 'clear' }],
  ['Escape in an empty field is the page’s', 'Escape', { ...closed, hasText: false }, undefined],
  ['Tab leaves', 'Tab', open, undefined],
  ['letters are typed', 'a', open, undefined],
  ['Home moves the caret', 'Home', open, undefined],
] as const)('%s', (_name, key, state, expected) => {
  expect(comboboxAction(key, state)).toEqual(expected);
});
