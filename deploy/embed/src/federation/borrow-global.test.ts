import { expect, it } from 'vitest';
import { borrowGlobal } from './borrow-global.ts';

it.each([
  ['a name that nobody has', {}],
  ['a variable of the page', { checkout: 'own' }],
  [
    'a variable that cannot be removed',
    Object.defineProperty({}, 'checkout', { value: 'own', writable: true }),
  ],
  ['a name of an element (T24)', Object.create({ checkout: 'form' }) as object],
])('%s is free while it is borrowed, and restored afterwards', (_name, page: { checkout?: unknown }) => {
  const before = [page.checkout, Object.getOwnPropertyDescriptor(page, 'checkout')];
  const giveBack = borrowGlobal(page, 'checkout');
  expect(page.checkout).toBeUndefined();
  page.checkout = 'container';
  giveBack();
  expect([page.checkout, Object.getOwnPropertyDescriptor(page, 'checkout')]).toEqual(before);
});
