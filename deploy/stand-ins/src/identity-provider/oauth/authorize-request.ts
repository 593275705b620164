import { allowedInitiator, socialRedirectUrl } from '@forecourt/shared-contracts/identity';
import type { StandInContext } from '../stand-in-deps.ts';
import { ownAccountScope } from '../tokens/issue-tokens.ts';
import { isSocialProvider, type SocialProviderName } from './social-provider.ts';

/** A sign-in that a client asked for. `provider` is undefined when the person is to choose one. */
export interface AuthorizeRequest {
  readonly redirectUri: string;
  readonly state: string;
  /** What the access token is to be good for; one space between two scopes. */
  readonly scope: string;
  readonly codeChallenge: string;
  /** What the id token is to carry, so that the client knows it for the answer to this request (OIDC Core 3.1.2.1). Empty without one. */
  readonly nonce: string;
  readonly provider: SocialProviderName | undefined;
  /** Whether the provider must ask, even of somebody whom this browser has signed in. */
  readonly mustAsk: boolean;
}

/** Shown to the person alone, since nobody registered that address; or sent back to the client as `error`. */
export type AuthorizeRefusal =
  | { readonly kind: 'page'; readonly reason: string }
  | {
      readonly kind: 'back';
      readonly redirectUri: string;
      readonly state: string;
      readonly error: string;
      readonly reason: string;
    };

/** The scopes that the app clients of the user pools on AWS allow. */
const knownScopes = new Set(['openid', 'email', 'profile', ownAccountScope]);
const challengePattern = /^[A-Za-z0-9_-]{43}$/;
const longestState = 2_048;
const noncePattern = /^[\x21-\x7e]{0,200}$/;

/**
 * Reads the query of `/oauth2/authorize`. `origin` is that of the site which was asked. The client and the address to come back to are
 * judged first: a mistake in either is never sent anywhere.
 */
export function readAuthorizeRequest(
  context: StandInContext,
  origin: string,
  query: URLSearchParams,
): AuthorizeRequest | AuthorizeRefusal {
  const text = (name: string) => query.get(name) ?? '';
  const redirectUri = text('redirect_uri');
  if (text('client_id') !== context.pool.userPoolClientId) return { kind: 'page', reason: 'invalid_client' };
  if (!isRegisteredRedirect(context, origin, redirectUri))
    return { kind: 'page', reason: 'redirect_mismatch' };
  const state = text('state');
  const fault = faultOf(text);
  if (fault) return { kind: 'back', redirectUri, state: state.slice(0, longestState), ...fault };
  const provider = text('identity_provider');
  return {
    redirectUri,
    state,
    scope: scopesOf(text('scope')).join(' '),
    codeChallenge: text('code_challenge'),
    nonce: text('nonce'),
    provider: isSocialProvider(provider) ? provider : undefined,
    mustAsk: /\b(login|select_account)\b/.test(text('prompt')),
  };
}

/**
 * Whether an address is one that social sign-ins of this tenant come back to: its own page, letter by letter, alone or with an
 * initiator that the tenant knows.
 */
export function isRegisteredRedirect(
  { tenant }: StandInContext,
  origin: string,
  redirectUri: string,
): boolean {
  const { oauthRedirectUrl: path, embeddingOrigins } = tenant;
  if (redirectUri === socialRedirectUrl(origin, path, undefined)) return true;
  if (!URL.canParse(redirectUri)) return false;
  const initiator = new URL(redirectUri).searchParams.get('initiator') ?? '';
  const isKnown = allowedInitiator(initiator, embeddingOrigins) !== undefined;
  return isKnown && redirectUri === socialRedirectUrl(origin, path, initiator);
}

type Fault = { readonly error: string; readonly reason: string };

function faultOf(text: (name: string) => string): Fault | undefined {
  const invalid = (reason: string) => ({ error: 'invalid_request', reason });
  if (text('response_type') !== 'code')
    return { error: 'unsupported_response_type', reason: 'response_type must be code' };
  if (!areScopesKnown(scopesOf(text('scope'))))
    return { error: 'invalid_scope', reason: `scope must be of ${[...knownScopes].join(', ')}` };
  if (text('code_challenge_method') !== 'S256' || !challengePattern.test(text('code_challenge')))
    return invalid('a code_challenge by S256 is required');
  if (!noncePattern.test(text('nonce')))
    return invalid('nonce must be at most 200 characters, without spaces');
  if (text('state') === '' || text('state').length > longestState) return invalid('state is required');
  return isProviderKnown(text('identity_provider')) ? undefined : invalid('no such identity_provider');
}

function scopesOf(text: string): string[] {
  return text.split(' ').filter(Boolean);
}

function areScopesKnown(scopes: readonly string[]): boolean {
  return scopes.includes('openid') && scopes.every((scope) => knownScopes.has(scope));
}

function isProviderKnown(provider: string): boolean {
  return provider === '' || provider === 'COGNITO' || isSocialProvider(provider);
}
