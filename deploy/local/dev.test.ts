import { expect, it } from 'vitest';
import { devArguments } from './dev-arguments.mjs';

const known = ['mfe-account', 'mfe-checkout'];

it.each([
  [['mfe-checkout'], { remote: 'mfe-checkout', origin: undefined }],
  [
    ['mfe-checkout', '--in', 'https://preprod.dealer.example'],
    { remote: 'mfe-checkout', origin: 'https://preprod.dealer.example' },
  ],
])('pnpm dev %j', (argv, expected) => expect(devArguments(argv, known)).toEqual(expected));

it.each([
  [[], 'Usage: npm run dev -- <remote>'],
  [
    ['mfe-none'],
    'There is no remote mfe-none. Usage: npm run dev -- <remote> [--in http://localhost:8080], where the remote is one of mfe-account, mfe-checkout.',
  ],
  [['mfe-checkout', '--in'], 'Usage'],
  [['mfe-checkout', '--in', 'localhost:8080'], 'Usage'],
  [['mfe-checkout', '--in', 'http://localhost:8080/path'], 'Usage'],
  [['mfe-checkout', '--on', 'http://localhost:8080'], 'Usage'],
  [['mfe-checkout', '--in', 'http://localhost:8080', 'more'], 'Usage'],
])('pnpm dev %j says how it is meant', (argv, message) => {
  expect(() => devArguments(argv, known)).toThrow(message);
});
