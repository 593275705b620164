import { expect, it } from 'vitest';
import { passwordFault } from './password-policy.ts';

it.each([
  ['Forecourt1!', undefined],
  ['Ab1!xyz', 'Password not long enough'],
  ['FORECOURT1!', 'Password must have lowercase characters'],
  ['forecourt1!', 'Password must have uppercase characters'],
  ['Forecourt!!', 'Password must have numeric characters'],
  ['Forecourt11', 'Password must have symbol characters'],
  ['Password1!', 'Password is too easy to guess'],
  [' Forecourt1!', 'Password must not start or end with a space'],
])('%s: %s', (password, fault) => {
  expect(passwordFault(password)).toBe(fault);
});
