import type { SocialRefusal } from './social.ts';

/**
 * Why the query that came back from the provider holds no code; undefined when it holds one. `attributes required: [email]` is how a
 * user pool refuses an account of a provider that tells no email.
 */
export function refusalOfAnswer(search: string): SocialRefusal | undefined {
  const query = new URLSearchParams(search);
  const error = query.get('error');
  if (error === null) return query.get('code') && query.get('state') ? undefined : 'cancelled';
  if (error === 'access_denied') return 'denied';
  const reason = query.get('error_description') ?? '';
  return /attributes?\b.*\bemail\b/i.test(reason) ? 'no-email' : 'outage';
}

// What Amplify says of an answer that it did not ask for, and what the pool says of a code that is used, too old or another's.
const notOurs = [
  'An error occurred while validating the state.',
  '`signInWithRedirect` has been canceled.',
  'invalid_grant',
  'invalid_request',
];

/** What an error of Amplify's means where an answer that holds a code was turned into tokens. */
export function refusalOfExchange(error: unknown): SocialRefusal {
  const message = error instanceof Error ? error.message : '';
  return notOurs.includes(message) ? 'not-ours' : 'outage';
}
