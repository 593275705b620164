import { headerNames, type EndpointAuth } from '@forecourt/shared-contracts/http';
import type { Context } from 'hono';
import type { AppEnv } from './app-env.ts';
import type { Caller } from './token-verifier.ts';

type CallerAnswer = { readonly ok: true; readonly caller: Caller | undefined } | { readonly ok: false };

/**
 * Returns the caller. A token that is sent must be valid, even where none is required: treating its owner as
 * a guest would hide their cart, and a refusal makes their browser refresh the token and repeat the call.
 */
export async function callerOf(context: Context<AppEnv>, auth: EndpointAuth): Promise<CallerAnswer> {
  if (auth === 'none') return { ok: true, caller: undefined };
  const token = context.req.header(headerNames.authToken);
  if (!token) return auth === 'optional' ? { ok: true, caller: undefined } : { ok: false };
  const caller = await context.var.services.tokens.verify(token, context.var.tenant.id);
  return caller ? { ok: true, caller } : { ok: false };
}
