import { createHash, timingSafeEqual } from 'node:crypto';
import { poolIssuer } from '@forecourt/backend/identity/index.ts';
import { Hono } from 'hono';
import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { IdentityError } from './identity-error.ts';
import { operations } from './operations/index.ts';
import { poolContext } from './pool-context.ts';
import type { StandInContext, StandInDeps } from './stand-in-deps.ts';
import { poolSigningKey, publicJwk } from './tokens/pool-keys.ts';

const contentType = 'application/x-amz-json-1.1';
const targetPrefix = 'AWSCognitoIdentityProviderService.';

/**
 * The identity service of every tenant's pools, to be mounted at `/_sandbox/idp`: `POST /{region}` for operations,
 * and below `/{region}/{poolId}/.well-known/` the key set and the discovery document.
 * Refusals are HTTP 400 with `__type`, or 429 with `Retry-After` for a network address that tries too much (T40); the tenant is that of `x-forecourt-tenant`, 404 without a pool in the region.
 */
export function identityRoutes(deps: StandInDeps): Hono {
  const app = new Hono();
  const small = bodyLimit({ maxSize: 64 * 1024 });
  // The cloud's client for servers puts a slash after its endpoint.
  for (const path of ['/:region', '/:region/']) app.post(path, small, (c) => answer(c, deps));
  app.get('/:region/:poolId/.well-known/jwks.json', async (c) => {
    const context = poolContext(deps, c);
    if (context?.pool.userPoolId !== c.req.param('poolId')) return c.notFound();
    const key = await poolSigningKey(deps, context.tenant.id, context.pool.userPoolId);
    return c.json({ keys: [publicJwk(key)] });
  });
  app.get('/:region/:poolId/.well-known/openid-configuration', (c) => {
    const context = poolContext(deps, c);
    if (context?.pool.userPoolId !== c.req.param('poolId')) return c.notFound();
    const { endpoint, domain, userPoolId } = context.pool;
    const jwksPath = `${endpoint}/${userPoolId}/.well-known/jwks.json`;
    return c.json({
      issuer: poolIssuer(context.pool),
      jwks_uri: new URL(jwksPath, c.req.url).href,
      ...(domain && oauthEndpoints(new URL(domain, c.req.url).href)),
      id_token_signing_alg_values_supported: ['RS256'],
      subject_types_supported: ['public'],
      response_types_supported: ['code', 'token'],
      scopes_supported: ['openid', 'email', 'phone', 'profile'],
    });
  });
  return app;
}

function oauthEndpoints(domain: string) {
  return {
    authorization_endpoint: `${domain}/oauth2/authorize`,
    token_endpoint: `${domain}/oauth2/token`,
    userinfo_endpoint: `${domain}/oauth2/userInfo`,
    end_session_endpoint: `${domain}/logout`,
    code_challenge_methods_supported: ['S256'],
  };
}

async function answer(c: Context, deps: StandInDeps): Promise<Response> {
  const context = poolContext(deps, c);
  if (!context) return c.notFound();
  c.header('cache-control', 'no-store');
  if (deps.regions.isDown(context.tenant.id, context.pool.region)) return unavailable(c);
  c.header('x-amzn-requestid', deps.random.uuid());
  try {
    const result = await run(c, context);
    return c.body(JSON.stringify(result), 200, { 'content-type': contentType });
  } catch (error) {
    if (!(error instanceof IdentityError)) throw error;
    const body = JSON.stringify({ __type: error.name, message: error.message });
    const wait = error.retryAfterSeconds;
    if (wait !== undefined) c.header('retry-after', String(wait));
    return c.body(body, wait === undefined ? 400 : 429, {
      'content-type': contentType,
      'x-amzn-errortype': error.name,
    });
  }
}

function unavailable(c: Context): Response {
  const name = 'ServiceUnavailableException';
  const body = JSON.stringify({ __type: name, message: 'The region is down.' });
  return c.body(body, 503, { 'content-type': contentType, 'x-amzn-errortype': name });
}

async function run(c: Context, context: StandInContext): Promise<object> {
  const target = c.req.header('x-amz-target') ?? '';
  const operation = operations.get(target.slice(targetPrefix.length));
  if (!operation || !target.startsWith(targetPrefix)) {
    throw new IdentityError('UnknownOperationException', 'Unknown operation.');
  }
  if (operation.isAdmin && !isAdmin(context.deps, c.req.header('authorization'))) {
    throw new IdentityError('AccessDeniedException', 'Not authorized to perform this operation.');
  }
  const body: unknown = await c.req.json().catch(() => undefined);
  return operation.run(context, body);
}

function isAdmin({ adminAccessKeyId }: StandInDeps, authorization: string | undefined): boolean {
  const given = /Credential=([^/,\s]+)\//.exec(authorization ?? '')?.[1];
  if (!adminAccessKeyId || !given) return false;
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(given), hash(adminAccessKeyId));
}
