import { Hono } from 'hono';
import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { standInHeaders } from '../../page/stand-in-page.ts';
import type { StandInDeps, StandInContext } from '../stand-in-deps.ts';
import { IdentityError } from '../identity-error.ts';
import { accountEmail } from '../operations/accounts.ts';
import { poolContext } from '../pool-context.ts';
import { verifyToken } from '../tokens/verify-token.ts';
import { isRegisteredRedirect, readAuthorizeRequest, type AuthorizeRequest } from './authorize-request.ts';
import { openGrant, readGrant, takeGrant } from './oauth-grants.ts';
import { oauthFaultPage, providerChoicePage, providerPage, type TypedAccount } from './provider-pages.ts';
import { sampleSubject, socialAccount, type SocialPerson } from './social-account.ts';
import { isSocialProvider } from './social-provider.ts';
import { tokenAnswer } from './token-endpoint.ts';

const cookieName = 'fc_idp';
const browserSeconds = 3_600;
const noAccount: TypedAccount = { email: '', givenName: '', familyName: '', isEmailWrong: false };

type Grant = Readonly<Record<string, string>>;

/**
 * The code flow of the user pools with PKCE, and stand-ins for the providers behind it, below `/{region}`: `/oauth2/authorize`,
 * `/oauth2/token`, `/oauth2/userInfo`, `/logout`, and `/login` with the provider's page. Anyone who types an email there signs in as its
 * owner. 404 without a pool in the region.
 */
export function oauthRoutes(deps: StandInDeps): Hono {
  const app = new Hono();
  const on = (handle: (c: Context, context: StandInContext) => Promise<Response>) => async (c: Context) => {
    const context = poolContext(deps, c);
    if (!context) return c.notFound();
    c.header('cache-control', 'no-store');
    return handle(c, context);
  };
  const small = bodyLimit({ maxSize: 16 * 1024 });
  app.get('/:region/oauth2/authorize', on(authorize));
  app.get('/:region/login', on(showProvider));
  app.post('/:region/login', small, on(answerProvider));
  app.post('/:region/oauth2/token', small, on(giveTokens));
  app.get('/:region/oauth2/userInfo', on(userInfo));
  app.get('/:region/logout', on(logOut));
  return app;
}

async function authorize(c: Context, context: StandInContext): Promise<Response> {
  const { searchParams } = new URL(c.req.url);
  const asked = readAuthorizeRequest(context, siteOrigin(c), searchParams);
  if ('kind' in asked) {
    if (asked.kind === 'page') return fault(c, context, asked.reason);
    return backToClient(c, asked, { error: asked.error, error_description: asked.reason });
  }
  if (!asked.provider) {
    const hrefOf = (name: string) => {
      searchParams.set('identity_provider', name);
      return `?${searchParams.toString()}`;
    };
    return c.html(providerChoicePage(context.tenant, hrefOf), 200, standInHeaders);
  }
  const browser = await readGrant(context, 'browser', getCookie(c, cookieName));
  if (browser?.['provider'] === asked.provider && !asked.mustAsk) {
    return codeToClient(c, context, { ...grantOf(asked), sub: browser['sub'] ?? '' });
  }
  const id = await openGrant(context, 'request', grantOf(asked));
  return c.redirect(`../login?request=${id}`, 302);
}

function grantOf({ provider = 'Google', ...asked }: AuthorizeRequest): Grant {
  const { redirectUri, state, scope, codeChallenge, nonce } = asked;
  return { redirectUri, state, scope, codeChallenge, nonce, provider };
}

async function showProvider(c: Context, context: StandInContext): Promise<Response> {
  const request = await readGrant(context, 'request', c.req.query('request'));
  return request ? providerAnswer(c, context, { request, typed: noAccount }) : fault(c, context, 'expired');
}

async function providerAnswer(
  c: Context,
  context: StandInContext,
  { request, typed }: { readonly request: Grant; readonly typed: TypedAccount },
): Promise<Response> {
  const { id } = context.tenant;
  const { provider = '' } = request;
  if (!isSocialProvider(provider)) return fault(c, context, 'invalid_request');
  const browser = await readGrant(context, 'browser', getCookie(c, cookieName));
  const demo = { email: `demo@${id}.example`, name: 'the demo buyer' };
  const before = browser?.['email'];
  const accounts = before && before !== demo.email ? [{ email: before, name: 'before' }, demo] : [demo];
  const page = providerPage({ brand: context.tenant, provider, accounts, typed });
  return c.html(page, typed.isEmailWrong ? 400 : 200, standInHeaders);
}

async function answerProvider(c: Context, context: StandInContext): Promise<Response> {
  const id = c.req.query('request');
  const request = await readGrant(context, 'request', id);
  const { provider = '' } = request ?? {};
  if (!request || !isSocialProvider(provider)) return fault(c, context, 'expired');
  const answer = readAnswer(await c.req.parseBody());
  if ('isEmailWrong' in answer) return providerAnswer(c, context, { request, typed: answer });
  if (!(await takeGrant(context, 'request', id))) return fault(c, context, 'expired');
  if ('error' in answer) return backToClient(c, request, answer);
  const subject = sampleSubject(provider, answer.email);
  return letIn(c, context, { request, person: { ...answer, provider, subject } });
}

type ProviderAnswer =
  | Pick<SocialPerson, 'email' | 'givenName' | 'familyName'>
  | TypedAccount
  | { readonly error: string; readonly error_description: string };

/** What came of the provider's form: a person, a form to be fixed, or a refusal for the client. */
function readAnswer(form: Readonly<Record<string, unknown>>): ProviderAnswer {
  const text = (name: string) => {
    const value = form[name];
    return typeof value === 'string' ? value.trim().slice(0, 100) : '';
  };
  if (text('action') !== 'allow') {
    return { error: 'access_denied', error_description: 'User denied access' };
  }
  if (text('withoutEmail') === 'yes') {
    return { error: 'invalid_request', error_description: 'attributes required: [email]' };
  }
  const names = { givenName: text('givenName'), familyName: text('familyName') };
  const email = takenEmail(text('email'));
  return email ? { ...names, email } : { ...names, email: text('email'), isEmailWrong: true };
}

async function letIn(
  c: Context,
  context: StandInContext,
  { request, person }: { readonly request: Grant; readonly person: SocialPerson },
): Promise<Response> {
  const { sub } = await socialAccount(context, person);
  const { provider, email } = person;
  const browser = await openGrant(context, 'browser', { sub, provider, email });
  setCookie(c, cookieName, browser, {
    path: '/_sandbox/idp',
    httpOnly: true,
    sameSite: 'Lax',
    secure: siteOrigin(c).startsWith('https:'),
    maxAge: browserSeconds,
  });
  return codeToClient(c, context, { ...request, sub });
}

async function codeToClient(c: Context, context: StandInContext, grant: Grant): Promise<Response> {
  const code = await openGrant(context, 'code', grant);
  return backToClient(c, grant, { code });
}

function backToClient(c: Context, to: Partial<Grant>, answer: Readonly<Record<string, string>>): Response {
  const url = new URL(to['redirectUri'] ?? '');
  for (const [name, value] of Object.entries(answer)) url.searchParams.set(name, value);
  if (to['state']) url.searchParams.set('state', to['state']);
  return c.redirect(url.href, 303);
}

async function giveTokens(c: Context, context: StandInContext): Promise<Response> {
  const answer = await tokenAnswer(context, await c.req.parseBody());
  return c.json(answer, 'error' in answer ? 400 : 200);
}

async function userInfo(c: Context, context: StandInContext): Promise<Response> {
  const token = /^Bearer (.+)$/i.exec(c.req.header('authorization') ?? '')?.[1] ?? '';
  const verified = await verifyToken(context, token, 'access');
  if (!verified) return c.json({ error: 'invalid_token' }, 401, { 'www-authenticate': 'Bearer' });
  const { sub, email, isEmailVerified, givenName, familyName } = verified.user;
  return c.json({
    sub,
    username: sub,
    email,
    email_verified: String(isEmailVerified),
    ...(givenName && { given_name: givenName }),
    ...(familyName && { family_name: familyName }),
  });
}

/** Ends what this browser is remembered by. Leads to the front page of the site, or to where social sign-ins come back to. */
async function logOut(c: Context, context: StandInContext): Promise<Response> {
  const origin = siteOrigin(c);
  const target = c.req.query('logout_uri') ?? '';
  const isKnown = target === `${origin}/` || isRegisteredRedirect(context, origin, target);
  if (c.req.query('client_id') !== context.pool.userPoolClientId || !isKnown) {
    return fault(c, context, 'redirect_mismatch');
  }
  await takeGrant(context, 'browser', getCookie(c, cookieName));
  deleteCookie(c, cookieName, { path: '/_sandbox/idp' });
  return c.redirect(target, 302);
}

async function fault(c: Context, { tenant }: StandInContext, reason: string): Promise<Response> {
  return c.html(oauthFaultPage(tenant, reason), 400, standInHeaders);
}

function takenEmail(text: string): string | undefined {
  try {
    return accountEmail(text);
  } catch (error) {
    if (error instanceof IdentityError) return undefined;
    throw error;
  }
}

/** The edge alone sets these headers; without it, the address that was asked. */
function siteOrigin(c: Context): string {
  const host = c.req.header('x-forwarded-host');
  if (!host) return new URL(c.req.url).origin;
  return `${c.req.header('x-forwarded-proto') === 'http' ? 'http' : 'https'}://${host}`;
}
