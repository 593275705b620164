import { decoySubOfEmail, type User } from '@forecourt/backend/identity/index.ts';
import { EmailSchema } from '@forecourt/shared-contracts/fields';
import * as v from 'valibot';
import { IdentityError } from '../identity-error.ts';
import { poolName, type StandInContext } from '../stand-in-deps.ts';
import { passwordFault } from '../rules/password-policy.ts';
import { passwordVerifier } from '../srp/password-verifier.ts';
import type { PasswordVerifier } from '../srp/password-verifier.ts';
import { ownAccountScope } from '../tokens/issue-tokens.ts';
import { verifyToken } from '../tokens/verify-token.ts';
import type { VerifiedToken } from '../tokens/verify-token.ts';

const AccountEmailSchema = v.pipe(EmailSchema, v.toLowerCase());

/** The address as accounts keep it; refuses what the email rules refuse: format, 60 characters (FIELD-48), plus sign (FIELD-49). */
export function accountEmail(text: string): string {
  const result = v.safeParse(AccountEmailSchema, text);
  if (result.success) return result.output;
  throw new IdentityError('InvalidParameterException', 'Invalid email address format.');
}

/** Refuses an address that no account can have; any other name passes, whether somebody has it or not. */
export function checkName(username: string): void {
  if (username.includes('@')) accountEmail(username);
}

/** The account that a person or Amplify names: by email, by `sub`, or by a verified telephone number. */
export function findAccount({ deps, tenant }: StandInContext, username: string): Promise<User | undefined> {
  const name = username.trim();
  if (name.includes('@')) return deps.store.findUserByEmail(tenant.id, name.toLowerCase());
  if (name.startsWith('+')) return deps.store.findUserByPhone(tenant.id, name);
  return deps.store.findUserBySub(tenant.id, name);
}

/**
 * Under which `sub` tries for a name are counted: the account's, else that of the made-up account that sign-in answers for the name, so that
 * a missing account has one counter by email and by `sub`, as a real one has.
 */
export function countedSub(context: StandInContext, username: string, user: User | undefined): string {
  if (user) return user.sub;
  const name = username.trim().toLowerCase();
  return name.includes('@') ? decoySubOfEmail(context.deps.decoySecret, context.tenant.id, name) : name;
}

/** Salt and verifier of a new password; refuses a weak one. */
export function newPassword(
  context: Pick<StandInContext, 'deps' | 'pool'>,
  sub: string,
  password: string,
): PasswordVerifier {
  const fault = passwordFault(password);
  if (fault) {
    throw new IdentityError('InvalidPasswordException', `Password did not conform with policy: ${fault}`);
  }
  const owner = { poolName: poolName(context.pool), sub };
  return passwordVerifier(owner, password, context.deps.random.bytes(16));
}

/** The account behind an access token of this pool that has the scope for one's own account. */
export async function requireSignedIn(context: StandInContext, accessToken: string): Promise<VerifiedToken> {
  const verified = await verifyToken(context, accessToken, 'access');
  if (!verified)
    throw new IdentityError('NotAuthorizedException', 'Access Token has been revoked or is invalid');
  if (verified.session.scope.split(' ').includes(ownAccountScope)) return verified;
  throw new IdentityError('NotAuthorizedException', 'Access Token does not have required scopes');
}
