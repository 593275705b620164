import * as v from 'valibot';
import { nameAttributes, PhoneAttributeSchema } from '../rules/user-attributes.ts';
import type { PoolPerson, User, UserChange } from '../store/identity-store.ts';
import type { TokenClaims } from '../tokens/token-claims.ts';

/** A boolean of a token; attributes that come from a social provider are texts. */
const FlagSchema = v.fallback(
  v.pipe(
    v.union([v.boolean(), v.string()]),
    v.transform((flag) => flag === true || flag === 'true'),
  ),
  false,
);

const AttributesSchema = v.object({
  email: v.pipe(v.string(), v.trim(), v.toLowerCase(), v.maxLength(254), v.includes('@')),
  email_verified: v.optional(FlagSchema, false),
  phone_number: v.fallback(v.nullish(PhoneAttributeSchema, null), null),
  phone_number_verified: v.optional(FlagSchema, false),
  given_name: v.fallback(v.nullish(nameAttributes.given_name, null), null),
  family_name: v.fallback(v.nullish(nameAttributes.family_name, null), null),
});

/**
 * What a pool's id token says about its user; undefined without an email. Names and telephone numbers that the site's forms refuse
 * are ignored, since a pool takes any text.
 */
export function poolPerson(claims: TokenClaims): PoolPerson | undefined {
  const read = v.safeParse(AttributesSchema, claims);
  if (!read.success) return undefined;
  const user = read.output;
  return {
    email: user.email,
    isEmailVerified: user.email_verified,
    phoneNumber: user.phone_number,
    isPhoneVerified: user.phone_number !== null && user.phone_number_verified,
    givenName: user.given_name,
    familyName: user.family_name,
  };
}

/**
 * What an account takes over from a newer token of one of its pool users. Only what differs from what this pool said before counts, so that
 * an old address in the other region's pool does not come back. An address that the pool has verified becomes the account's; when
 * the pool gives up the account's address for one that it has not verified, nobody else is linked by the old one any more.
 */
export function poolNews(user: User, before: PoolPerson, after: PoolPerson): UserChange {
  return {
    ...emailNews(user, before, after),
    ...((before.phoneNumber !== after.phoneNumber || before.isPhoneVerified !== after.isPhoneVerified) && {
      phoneNumber: after.phoneNumber,
      isPhoneVerified: after.isPhoneVerified,
    }),
    ...(before.givenName !== after.givenName && { givenName: after.givenName }),
    ...(before.familyName !== after.familyName && { familyName: after.familyName }),
  };
}

function emailNews(user: User, before: PoolPerson, after: PoolPerson): UserChange {
  if (before.email === after.email && before.isEmailVerified === after.isEmailVerified) return {};
  if (after.isEmailVerified) return { email: after.email, isEmailVerified: true };
  return before.email === user.email ? { isEmailVerified: false } : {};
}
