import * as v from 'valibot';
import type { HostSession } from '../embedding/host-session.ts';
import type { IdentityAdapter, TokensResult } from './identity-adapter.ts';
import { tokenClaims, userOfClaims } from './token-claims.ts';

const TextSchema = v.optional(v.pipe(v.string(), v.maxLength(320)));
const ClaimsSchema = v.object({
  sub: v.pipe(v.string(), v.minLength(1), v.maxLength(128)),
  email: v.pipe(v.string(), v.maxLength(320)),
  given_name: TextSchema,
  family_name: TextSchema,
  token_use: v.literal('id'),
  iat: v.number(),
  exp: v.number(),
});

/**
 * Identity service for a session provided by the host's page: it passes on the host's tokens, which only the server validates, and supports
 * nothing else. A token that is not an identity token of a pool is treated as none.
 */
export function createHostAdapter(host: HostSession, first: string): IdentityAdapter {
  const outage = async () => ({ kind: 'outage' as const });
  let last: string | undefined = first;
  return {
    isHosts: true,
    signIn: outage,
    requestCode: outage,
    answerCode: outage,
    signUp: outage,
    confirmSignUp: outage,
    resendSignUpCode: outage,
    requestReset: outage,
    confirmReset: outage,
    readDetails: outage,
    updateName: outage,
    requestEmailChange: outage,
    resendEmailCode: outage,
    confirmEmailChange: outage,
    updatePhone: outage,
    requestPhoneCode: outage,
    confirmPhone: outage,
    changePassword: outage,
    signOutEverywhere: outage,
    beginSocial: outage,
    finishSocial: outage,
    async tokens(isForced) {
      if (isForced) last = await host.idToken(true);
      return tokensAnswer(last);
    },
    async signOut() {
      last = undefined;
    },
  };
}

function tokensAnswer(idToken: string | undefined): TokensResult {
  const claims = idToken === undefined ? undefined : readClaims(idToken);
  if (!idToken || !claims) return { kind: 'none' };
  const { iat, exp } = claims;
  return { kind: 'tokens', tokens: { idToken, lifetimeMs: (exp - iat) * 1000, user: userOfClaims(claims) } };
}

function readClaims(idToken: string): v.InferOutput<typeof ClaimsSchema> | undefined {
  const claims = v.safeParse(ClaimsSchema, tokenClaims(idToken));
  return claims.success ? claims.output : undefined;
}
