import { createHash } from 'node:crypto';
import type { User } from '@forecourt/backend/identity/index.ts';
import type { StandInContext } from '../stand-in-deps.ts';
import { newPassword } from '../operations/accounts.ts';
import type { PasswordVerifier } from '../srp/password-verifier.ts';
import type { SocialProviderName } from './social-provider.ts';

/** What a provider tells about a person who agreed to it. The email is one that the provider has verified. */
export interface SocialPerson {
  readonly provider: SocialProviderName;
  readonly subject: string;
  readonly email: string;
  readonly givenName: string;
  readonly familyName: string;
}

/** The lasting name that the sample providers give to the owner of an email. */
export function sampleSubject(provider: SocialProviderName, email: string): string {
  return createHash('sha256').update(`${provider}:${email}`).digest('hex').slice(0, 21);
}

/**
 * The account that a person of a provider signs in as: the one that is linked already, else the one with the same email, else a new
 * one. An account whose email nobody ever confirmed may have been made by somebody else: the provider's word confirms it, and the
 * password and telephone number that were given with it are dropped.
 */
export async function socialAccount(context: StandInContext, person: SocialPerson): Promise<User> {
  const { deps, tenant, now } = context;
  const { provider, subject } = person;
  const link = await deps.store.findSocialLink(tenant.id, provider, subject);
  const linked = link && (await deps.store.findUserBySub(tenant.id, link.sub));
  if (linked) return linked;
  const user = await accountOfEmail(context, person);
  const { sub } = user;
  await deps.store.insertSocialLink({ tenantId: tenant.id, provider, subject, sub, createdAt: now });
  return user;
}

async function accountOfEmail(context: StandInContext, person: SocialPerson): Promise<User> {
  const { deps, tenant } = context;
  const known = await deps.store.findUserByEmail(tenant.id, person.email);
  if (!known) return newAccount(context, person);
  if (known.status === 'CONFIRMED') return known;
  const { sub } = known;
  await deps.store.revokeSessionsOf(tenant.id, sub, context.now);
  const claimed = await deps.store.updateUserWithPassword(
    known,
    unknownPassword(context, sub),
    ownedBy(context, person),
  );
  return claimed ?? known;
}

async function newAccount(context: StandInContext, person: SocialPerson): Promise<User> {
  const { deps, tenant, now } = context;
  const sub = deps.random.uuid();
  const user: User = { tenantId: tenant.id, sub, createdAt: now, ...ownedBy(context, person) };
  const isNew = await deps.store.insertUserWithPassword(user, unknownPassword(context, sub));
  return isNew ? user : accountOfEmail(context, person);
}

function ownedBy({ now }: StandInContext, person: SocialPerson) {
  return {
    email: person.email,
    isEmailVerified: true,
    phoneNumber: null,
    isPhoneVerified: false,
    givenName: person.givenName || null,
    familyName: person.familyName || null,
    status: 'CONFIRMED' as const,
    updatedAt: now,
  };
}

/** A password that nobody knows; a reset sets one that somebody does. */
function unknownPassword(context: StandInContext, sub: string): PasswordVerifier {
  const secret = Buffer.from(context.deps.random.bytes(24)).toString('base64url');
  return newPassword(context, sub, `Aa1!${secret}`);
}
