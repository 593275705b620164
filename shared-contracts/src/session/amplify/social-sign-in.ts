import { fetchAuthSession, signInWithRedirect, signOut } from 'aws-amplify/auth';
import type { AuthSession } from 'aws-amplify/auth';
import { Hub } from 'aws-amplify/utils';
import { socialRedirectUrl } from '../../identity/social-initiator.ts';
import { createUuid } from '../../platform/create-uuid.ts';
import type { IdentityPool } from '../../tenant/index.ts';
import type { SocialStart, WithTokens } from '../identity-adapter.ts';
import { refusalOfAnswer, refusalOfExchange } from '../social-refusal.ts';
import type { SocialOutcome, SocialProvider } from '../social.ts';
import { configurePool, type PoolPlace } from './configure-pool.ts';
import { tokensOfSession } from './read-tokens.ts';
import type { SocialDomain } from './social-domain.ts';
import {
  forgetSocialSession,
  forgetSocialUnderWay,
  isSocialUnderWay,
  keepSocialNonce,
  takeSocialNonce,
} from './social-marks.ts';

/** Dependencies of one pool's code flow. `configure` points Amplify to the pool, without its social sign-in. */
export interface SocialPool extends PoolPlace {
  readonly domain: SocialDomain;
  readonly configure: () => void;
}

const names = { google: 'Google', facebook: 'Facebook', apple: 'Apple' } as const satisfies Readonly<
  Record<SocialProvider, string>
>;
const answerLimitMs = 20_000;

/**
 * Starts the code flow with PKCE and the scopes of ACCT-35. The provider must ask which account to use, so that the next
 * user of a shared computer is not signed in as the previous one.
 */
export async function beginSocial(
  { pool, origin, domain, kept, configure }: SocialPool,
  { provider, redirectPath, initiator, window }: SocialStart,
): Promise<WithTokens<SocialOutcome>> {
  if (!(await isReachable(pool, origin))) return { kind: 'outage' };
  const redirectUrl = socialRedirectUrl(origin, redirectPath, initiator);
  let isAsked = false;
  let answer: string | undefined;
  const visit = (url: string) => {
    isAsked = true;
    if (window) window.visit(url);
    else location.assign(url);
  };
  const authSessionOpener = async (url: string) => {
    visit(
      domain.isPlainHttp
        ? (await import(/* webpackChunkName: "seldom" */ './social-plain-http.ts')).plainUrl(url)
        : url,
    );
    if (!window) return undefined;
    answer = await window.answer();
    return answer === undefined
      ? { type: 'canceled' as const }
      : { type: 'success' as const, url: redirectUrl.split('?')[0] + answer };
  };
  configureSocial({ pool, origin, domain, kept }, redirectUrl);
  const nonce = createUuid(crypto);
  if (!window) keepSocialNonce(pool, nonce);
  const options = { prompt: 'SELECT_ACCOUNT' as const, nonce, authSessionOpener };
  try {
    await reaching(domain, () => signInWithRedirect({ provider: names[provider], options }));
  } catch (error) {
    if (answer === undefined) return { kind: window && isAsked ? 'window-closed' : 'outage' };
    if (!isAddressRefusal(error)) return { kind: refusalOfAnswer(answer) ?? refusalOfExchange(error) };
  }
  if (!window) return { kind: 'leaving' };
  configure();
  return keptSession(pool, nonce);
}

/** Completes the code flow on the page it returned to, with the state and verifier stored by this browser. */
export async function finishSocial(
  social: SocialPool,
  redirectPath: string,
): Promise<WithTokens<SocialOutcome>> {
  const { pool, origin, domain, configure } = social;
  const nonce = takeSocialNonce(pool);
  if (!isSocialUnderWay(pool) || nonce === undefined) return { kind: 'not-ours' };
  const fault = await reaching(domain, async () => {
    const ended = socialEnd();
    configureSocial(social, socialRedirectUrl(origin, redirectPath, undefined));
    return ended;
  });
  configure();
  return fault === undefined ? keptSession(pool, nonce) : { kind: refusalOfExchange(fault) };
}

/** Signs the user out at the pool's domain, if the browser sends its cookies there. */
export async function leaveSocial({
  pool,
  origin,
  domain,
}: Omit<SocialPool, 'configure' | 'kept'>): Promise<void> {
  const query = new URLSearchParams({ client_id: pool.userPoolClientId, logout_uri: `${origin}/` });
  await fetch(`${domain.url}/logout?${query.toString()}`, {
    mode: 'no-cors',
    credentials: 'include',
    keepalive: true,
  }).catch(() => undefined);
}

function configureSocial(social: Omit<SocialPool, 'configure'>, redirectUrl: string): void {
  configurePool(social, {
    oauth: {
      domain: social.domain.name,
      scopes: ['openid', 'email', 'profile', 'aws.cognito.signin.user.admin'],
      redirectSignIn: [redirectUrl],
      redirectSignOut: [`${social.origin}/`],
      responseType: 'code',
    },
  });
}

async function reaching<T>(domain: SocialDomain, work: () => Promise<T>): Promise<T> {
  if (!domain.isPlainHttp) return work();
  const { withPlainHttp } = await import(/* webpackChunkName: "seldom" */ './social-plain-http.ts');
  return withPlainHttp(domain, work);
}

/** The error that a flow ends with, undefined if it succeeds. */
function socialEnd(): Promise<unknown> {
  return new Promise((settle) => {
    const end = (fault: unknown) => {
      clearTimeout(timer);
      stop();
      settle(fault);
    };
    const timer = setTimeout(() => end(new Error('no answer in time')), answerLimitMs);
    const stop = Hub.listen('auth', ({ payload }) => {
      if (payload.event === 'signInWithRedirect') end(undefined);
      if (payload.event === 'signInWithRedirect_failure') end(payload.data?.error ?? new Error('unknown'));
    });
  });
}

/** The session of an exchanged code. Tokens for a different request than ours are revoked, which ends it (T32). */
async function keptSession(pool: IdentityPool, nonce: string): Promise<WithTokens<SocialOutcome>> {
  const session = await fetchAuthSession().catch((): AuthSession => ({}));
  const { tokens } = session;
  if (tokens?.idToken?.payload['nonce'] !== nonce) {
    await signOut().catch(() => undefined);
    forgetSocialSession(pool);
    return { kind: tokens ? 'not-ours' : 'outage' };
  }
  const answer = tokensOfSession(session);
  return answer.kind === 'tokens' ? { kind: 'success', tokens: answer.tokens } : { kind: 'outage' };
}

/** At the end, Amplify writes the redirect URL into the address bar, which the browser rejects on a host's page. */
function isAddressRefusal(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'SecurityError';
}

async function isReachable(pool: IdentityPool, origin: string): Promise<boolean> {
  forgetSocialUnderWay(pool);
  const service = pool.endpoint
    ? new URL(pool.endpoint, origin).href
    : `https://cognito-idp.${pool.region}.amazonaws.com`;
  const url = `${service}/${pool.userPoolId}/.well-known/openid-configuration`;
  return fetch(url, { mode: pool.endpoint ? 'cors' : 'no-cors', signal: AbortSignal.timeout(5_000) }).then(
    ({ status }) => status < 500,
    () => false,
  );
}
