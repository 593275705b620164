import { parseInitiator } from '@forecourt/shared-contracts/identity';

/**
 * Why the visitor is at `/integration/social-idp` (ACCT-36), from its query. `finish`: returning from a full-page sign-in. `hand-over`:
 * this is the popup of a page that waits for `answer` at `targetOrigin`. `begin`: a page requests sign-in, which then leads to `returnTo`.
 * `refused`: this site does not know the initiator. The server checks foreign origins and lets only the tenant's own reach this page (T32).
 */
export type SocialArrival =
  | { readonly kind: 'finish'; readonly answer: string }
  | { readonly kind: 'hand-over'; readonly answer: string; readonly targetOrigin: string }
  | { readonly kind: 'begin'; readonly returnTo: string | undefined }
  | { readonly kind: 'refused' };

/** Parses the query; `siteOrigin` is the page's own origin. */
export function socialArrival(search: string, siteOrigin: string): SocialArrival {
  const query = new URLSearchParams(search);
  const named = query.getAll('initiator');
  query.delete('initiator');
  const answer = `?${query.toString()}`;
  const isAnswer = query.has('code') || query.has('error');
  if (query.has('refused') || named.length > 1) return { kind: 'refused' };
  const [text] = named;
  if (text === undefined)
    return isAnswer ? { kind: 'finish', answer } : { kind: 'begin', returnTo: undefined };
  const initiator = parseInitiator(text);
  if (!initiator) return { kind: 'refused' };
  const isPath = initiator.kind === 'path';
  if (!isAnswer) return { kind: 'begin', returnTo: isPath ? initiator.path : undefined };
  return { kind: 'hand-over', answer, targetOrigin: isPath ? siteOrigin : initiator.origin };
}
