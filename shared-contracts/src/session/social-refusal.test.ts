import { expect, it } from 'vitest';
import { refusalOfAnswer, refusalOfExchange } from './social-refusal.ts';

it.each([
  ['a code with its state', '?code=c&state=s', undefined],
  ['a no at the provider', '?error=access_denied&error_description=User+denied+access&state=s', 'denied'],
  ['no email', '?error=invalid_request&error_description=attributes%20required%3A%20%5Bemail%5D', 'no-email'],
  ['a fault of the provider', '?error=server_error&error_description=oops', 'outage'],
  ['an email in other words', '?error=invalid_request&error_description=email', 'outage'],
  ['an error beside a code', '?error=access_denied&code=c&state=s', 'denied'],
  ['no state', '?code=c', 'canceled'],
  ['no code', '?state=s', 'canceled'],
  ['nothing', '', 'canceled'],
])('%s', (_, search, expected) => expect(refusalOfAnswer(search)).toBe(expected));

it.each([
  [new Error('An error occurred while validating the state.'), 'not-ours'],
  [new Error('invalid_grant'), 'not-ours'],
  [new TypeError('Failed to fetch'), 'outage'],
  [new SyntaxError('Unexpected token <'), 'outage'],
  [undefined, 'outage'],
])('%s is %s', (error, expected) => expect(refusalOfExchange(error)).toBe(expected));
