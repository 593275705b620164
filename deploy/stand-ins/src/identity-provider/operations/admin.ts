import type { User } from '@forecourt/backend/identity/index.ts';
import * as v from 'valibot';
import { IdentityError } from '../identity-error.ts';
import { findAccount } from './accounts.ts';
import { attributesOf } from './attributes.ts';
import { FieldSchema, adminOperation } from './operation.ts';

/** AdminGetUser. */
export const adminGetUser = adminOperation(
  v.object({ UserPoolId: FieldSchema, Username: FieldSchema }),
  async (context, input) => {
    const user = await findAccount(context, input.Username);
    if (!user) throw new IdentityError('UserNotFoundException', 'User does not exist.');
    return { ...describe(user), UserAttributes: attributesOf(user) };
  },
);

/** AdminDeleteUser removes the account, its sessions and its codes. */
export const adminDeleteUser = adminOperation(
  v.object({ UserPoolId: FieldSchema, Username: FieldSchema }),
  async (context, input) => {
    const user = await findAccount(context, input.Username);
    if (!user) throw new IdentityError('UserNotFoundException', 'User does not exist.');
    await context.deps.store.deleteUser(context.tenant.id, user.sub);
    return {};
  },
);

/** ListUsers: all in order of email, or the one that the filter `email = "…"`, `phone_number = "…"` or `sub = "…"` names. At most 60. */
export const listUsers = adminOperation(
  v.object({
    UserPoolId: FieldSchema,
    Filter: v.optional(FieldSchema, ''),
    Limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(60)), 60),
  }),
  async (context, input) => {
    const users = input.Filter
      ? [await findAccount(context, filteredValue(input.Filter))]
      : await context.deps.store.listUsers(context.tenant.id, input.Limit);
    const known = users.filter((user) => user !== undefined);
    return { Users: known.map((user) => ({ ...describe(user), Attributes: attributesOf(user) })) };
  },
);

function filteredValue(filter: string): string {
  const value = /^\s*(?:email|phone_number|sub)\s*=\s*"([^"]+)"\s*$/.exec(filter)?.[1];
  if (value) return value;
  throw new IdentityError('InvalidParameterException', 'Filter is not supported.');
}

function describe(user: User) {
  return {
    Username: user.sub,
    Enabled: true,
    UserStatus: user.status,
    UserCreateDate: user.createdAt.getTime() / 1000,
    UserLastModifiedDate: user.updatedAt.getTime() / 1000,
  };
}
