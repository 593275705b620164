import { expect, it } from 'vitest';
import { codeAllowance } from './code-allowance.ts';

it.each([
  ['nothing used', { requests: 0, wrong: 0 }, { attempts: 'free', requests: 'free' }],
  ['a code is under way', { requests: 1, wrong: 3 }, { attempts: 'free', requests: 'free' }],
  ['one attempt remaining', { requests: 1, wrong: 4 }, { attempts: 'one-left', requests: 'free' }],
  ['exceeded attempts', { requests: 1, wrong: 5 }, { attempts: 'exceeded', requests: 'free' }],
  ['one request remaining', { requests: 4, wrong: 0 }, { attempts: 'free', requests: 'one-left' }],
  ['exceeded requests', { requests: 5, wrong: 0 }, { attempts: 'free', requests: 'exceeded' }],
  ['more than the limit', { requests: 7, wrong: 9 }, { attempts: 'exceeded', requests: 'exceeded' }],
] as const)('%s (ACCT-18, ACCT-19): %j', (_, counts, expected) =>
  expect(codeAllowance(counts)).toEqual(expected),
);
