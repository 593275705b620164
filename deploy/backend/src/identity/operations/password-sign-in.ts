import { createHmac } from 'node:crypto';
import { IdentityError, wrongCredentials } from '../identity-error.ts';
import type { PoolContext } from '../identity-deps.ts';
import { poolName } from '../identity-deps.ts';
import { chargePasswordAttempt } from '../rules/attempts.ts';
import type { Attempts } from '../rules/attempts.ts';
import { decoySub } from '../rules/decoy.ts';
import { matchesPassword, passwordVerifier } from '../srp/password-verifier.ts';
import { isSrpProofValid, startSrpExchange } from '../srp/srp-exchange.ts';
import type { SrpExchange } from '../srp/srp-exchange.ts';
import type { User } from '../store/identity-store.ts';
import { openSession } from '../tokens/issue-tokens.ts';
import { findAccount } from './accounts.ts';
import { closeChallenge, openChallenge, requireChallenge } from './challenges.ts';

type Fields = Readonly<Record<string, string>>;

/** First message of SRP. An unknown name gets a made-up account, always the same, and fails at the proof. */
export async function startSrp(context: PoolContext, username: string, clientPublicHex: string) {
  const user = await findAccount(context, username);
  const account = user ?? decoyAccount(context, username);
  const exchange = startSrpExchange(clientPublicHex, account.verifierHex, context.deps.random.bytes(32));
  if (!exchange) throw new IdentityError('InvalidParameterException', 'Invalid SRP_A.');
  const id = await openChallenge(context, {
    name: 'PASSWORD_VERIFIER',
    sub: user?.sub ?? null,
    username: username.trim().toLowerCase(),
    data: { ...exchange },
  });
  return {
    ChallengeName: 'PASSWORD_VERIFIER',
    ChallengeParameters: {
      SALT: account.saltHex,
      SRP_B: exchange.serverPublicHex,
      SECRET_BLOCK: id,
      USERNAME: account.sub,
      USER_ID_FOR_SRP: account.sub,
    },
  };
}

/** Second message of SRP. */
export async function answerSrp(context: PoolContext, answers: Fields) {
  const secretBlock = answers['PASSWORD_CLAIM_SECRET_BLOCK'] ?? '';
  const challenge = await requireChallenge(context, secretBlock, 'PASSWORD_VERIFIER');
  await closeChallenge(context, challenge);
  const { deps, tenant, pool } = context;
  const user = challenge.sub ? await deps.store.findUserBySub(tenant.id, challenge.sub) : undefined;
  return withPasswordAttempt(context, user?.sub ?? challenge.username, () => {
    if (!user) return undefined;
    const account = { poolName: poolName(pool), sub: user.sub, verifierHex: user.verifierHex };
    const proof = {
      secretBlock,
      timestamp: answers['TIMESTAMP'] ?? '',
      signature: answers['PASSWORD_CLAIM_SIGNATURE'] ?? '',
    };
    return isSrpProofValid(challenge.data as unknown as SrpExchange, account, proof) ? user : undefined;
  });
}

/** Sign-in with a password in clear. */
export async function signInWithPassword(context: PoolContext, username: string, password: string) {
  const user = await findAccount(context, username);
  const account = user ?? decoyAccount(context, username);
  return withPasswordAttempt(context, user?.sub ?? username.trim().toLowerCase(), () => {
    const owner = { poolName: poolName(context.pool), sub: account.sub };
    return matchesPassword(owner, password, account) ? user : undefined;
  });
}

/** Counts a try of a password against the lock; refuses while the account is locked, whether the password is right or not. */
export async function chargePassword({ deps, tenant, now }: PoolContext, account: string): Promise<void> {
  const rule = (before: Attempts | undefined) => chargePasswordAttempt(before, now.getTime());
  if (await deps.store.chargeAttempt(tenant.id, `password:${account}`, rule)) return;
  throw new IdentityError('NotAuthorizedException', 'Password attempts exceeded');
}

/** Forgets the failures of an account. */
export function clearPasswordAttempts({ deps, tenant }: PoolContext, account: string): Promise<void> {
  return deps.store.clearAttempts(tenant.id, `password:${account}`);
}

async function withPasswordAttempt(
  context: PoolContext,
  account: string,
  check: () => User | undefined,
): Promise<object> {
  await chargePassword(context, account);
  const user = check();
  if (!user) throw wrongCredentials();
  await clearPasswordAttempts(context, account);
  return finishSignIn(context, user);
}

/** Tokens for a person who has proved to be the account's owner; refuses an unconfirmed account. */
export async function finishSignIn(context: PoolContext, user: User): Promise<object> {
  if (user.status !== 'CONFIRMED') {
    throw new IdentityError('UserNotConfirmedException', 'User is not confirmed.');
  }
  return { AuthenticationResult: await openSession(context, user), ChallengeParameters: {} };
}

function decoyAccount({ deps, tenant, pool }: PoolContext, username: string) {
  const name = `${tenant.id}:${username.trim().toLowerCase()}`;
  const bytes = (label: string) => createHmac('sha256', deps.decoySecret).update(`${label}:${name}`).digest();
  const sub = decoySub(deps.decoySecret, name);
  const owner = { poolName: poolName(pool), sub };
  return {
    sub,
    ...passwordVerifier(owner, bytes('password').toString('hex'), bytes('salt').subarray(0, 16)),
  };
}
