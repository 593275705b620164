import { createHmac } from 'node:crypto';
import type { Attempts, User } from '@forecourt/backend/identity/index.ts';
import { IdentityError, wrongCredentials } from '../identity-error.ts';
import { chargePasswordAttempt } from '../rules/attempts.ts';
import { matchesPassword, passwordVerifier, type PasswordVerifier } from '../srp/password-verifier.ts';
import { isSrpProofValid, startSrpExchange, type SrpExchange } from '../srp/srp-exchange.ts';
import { poolName, type StandInContext } from '../stand-in-deps.ts';
import { openSession } from '../tokens/issue-tokens.ts';
import { countedSub, findAccount } from './accounts.ts';
import { closeChallenge, openChallenge, requireChallenge } from './challenges.ts';

type Fields = Readonly<Record<string, string>>;

/** First message of SRP. An unknown name gets a made-up account, always the same, and fails at the proof. */
export async function startSrp(context: StandInContext, username: string, clientPublicHex: string) {
  const user = await findAccount(context, username);
  const account = (user && (await realAccount(context, user))) ?? decoyAccount(context, username);
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
export async function answerSrp(context: StandInContext, answers: Fields) {
  const secretBlock = answers['PASSWORD_CLAIM_SECRET_BLOCK'] ?? '';
  const challenge = await requireChallenge(context, secretBlock, 'PASSWORD_VERIFIER');
  await closeChallenge(context, challenge);
  const { deps, tenant, pool } = context;
  const user = challenge.sub ? await deps.store.findUserBySub(tenant.id, challenge.sub) : undefined;
  const password = user && (await deps.store.findPassword(tenant.id, user.sub));
  return withPasswordAttempt(context, countedSub(context, challenge.username, user), () => {
    if (!user || !password) return undefined;
    const account = { poolName: poolName(pool), sub: user.sub, verifierHex: password.verifierHex };
    const proof = {
      secretBlock,
      timestamp: answers['TIMESTAMP'] ?? '',
      signature: answers['PASSWORD_CLAIM_SIGNATURE'] ?? '',
    };
    return isSrpProofValid(challenge.data as unknown as SrpExchange, account, proof) ? user : undefined;
  });
}

/** Sign-in with a password in clear. */
export async function signInWithPassword(context: StandInContext, username: string, password: string) {
  const user = await findAccount(context, username);
  const account = (user && (await realAccount(context, user))) ?? decoyAccount(context, username);
  return withPasswordAttempt(context, countedSub(context, username, user), () => {
    const owner = { poolName: poolName(context.pool), sub: account.sub };
    return matchesPassword(owner, password, account) ? user : undefined;
  });
}

/** Counts a try of a password against the lock; refuses while the account is locked, whether the password is right or not. */
export async function chargePassword({ deps, tenant, now }: StandInContext, account: string): Promise<void> {
  const rule = (before: Attempts | undefined) => chargePasswordAttempt(before, now.getTime());
  if (await deps.store.chargeAttempt(tenant.id, `password:${account}`, rule)) return;
  throw new IdentityError('NotAuthorizedException', 'Password attempts exceeded');
}

/** Forgets the failures of an account. */
export function clearPasswordAttempts({ deps, tenant }: StandInContext, account: string): Promise<void> {
  return deps.store.clearAttempts(tenant.id, `password:${account}`);
}

async function withPasswordAttempt(
  context: StandInContext,
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
export async function finishSignIn(context: StandInContext, user: User): Promise<object> {
  if (user.status !== 'CONFIRMED') {
    throw new IdentityError('UserNotConfirmedException', 'User is not confirmed.');
  }
  return { AuthenticationResult: await openSession(context, user), ChallengeParameters: {} };
}

interface PasswordAccount extends PasswordVerifier {
  readonly sub: string;
}

/** An account with its password; one that has none gets a made-up password that nobody knows. */
async function realAccount(context: StandInContext, { sub }: User): Promise<PasswordAccount> {
  const password = await context.deps.store.findPassword(context.tenant.id, sub);
  return { ...(password ?? decoyAccount(context, sub)), sub };
}

/** A made-up account. Named by a `sub` it has that one, as a real account has. */
function decoyAccount(context: StandInContext, username: string): PasswordAccount {
  const { deps, tenant, pool } = context;
  const sub = countedSub(context, username, undefined);
  const name = `${tenant.id}:${sub}`;
  const bytes = (label: string) => createHmac('sha256', deps.decoySecret).update(`${label}:${name}`).digest();
  const owner = { poolName: poolName(pool), sub };
  return {
    sub,
    ...passwordVerifier(owner, bytes('password').toString('hex'), bytes('salt').subarray(0, 16)),
  };
}
