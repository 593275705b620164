import type { SocialRefusal } from './social.ts';

/**
 * Why the query returned by the provider contains no code; undefined if it contains one. `attributes required: [email]` is how a user pool
 * refuses a provider's account without an email.
 */
export function refusalOfAnswer(search: string): SocialRefusal | undefined {
  const query = new URLSearchParams(search);
  const error = query.get('error');
  if (error === null) return query.get('code') && query.get('state') ? undefined : 'canceled';
  if (error === 'access_denied') return 'denied';
  const reason = query.get('error_description') ?? '';
  return /attributes?\b.*\bemail\b/i.test(reason) ? 'no-email' : 'outage';
}

// Amplify's errors for a response that it did not request, and the pool's for a code that is used, too old or foreign.
const notOurs = [
  'An error occurred while validating the state.',
  '`signInWithRedirect` has been canceled.',
  'invalid_grant',
  'invalid_request',
];

/** Maps an Amplify error while exchanging a code for tokens. */
export function refusalOfExchange(error: unknown): SocialRefusal {
  const message = error instanceof Error ? error.message : '';
  return notOurs.includes(message) ? 'not-ours' : 'outage';
}
