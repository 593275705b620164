import * as v from 'valibot';
import { wrongCredentials } from '../identity-error.ts';
import { poolName } from '../stand-in-deps.ts';
import { matchesPassword } from '../srp/password-verifier.ts';
import { checkName, countedSub, findAccount, newPassword, requireSignedIn } from './accounts.ts';
import { chargeCode, namedDelivery, redeemCode, refuseCode, sendCode } from './codes.ts';
import { FieldSchema, operation } from './operation.ts';
import { chargePassword, clearPasswordAttempts } from './password-sign-in.ts';

/** ForgotPassword sends a code to the account's address. Of an unknown address, number or `sub` it says the same and sends nothing. */
export const forgotPassword = operation(
  v.object({ ClientId: FieldSchema, Username: FieldSchema }),
  async (context, input) => {
    checkName(input.Username);
    const user = await findAccount(context, input.Username);
    if (user) await sendCode(context, { user, purpose: 'reset', channel: 'email', recipient: user.email });
    else {
      const account = countedSub(context, input.Username, user);
      await chargeCode(context, { step: 'send', purpose: 'reset', account });
    }
    return { CodeDeliveryDetails: namedDelivery(context, input.Username) };
  },
);

/** ConfirmForgotPassword sets the new password, lifts a lock and ends all sessions. The code also proves the address. */
export const confirmForgotPassword = operation(
  v.object({
    ClientId: FieldSchema,
    Username: FieldSchema,
    ConfirmationCode: FieldSchema,
    Password: FieldSchema,
  }),
  async (context, input) => {
    const { deps, tenant, now } = context;
    const user = await findAccount(context, input.Username);
    const verifier = newPassword(context, user?.sub ?? '', input.Password);
    if (!user) return refuseCode(context, countedSub(context, input.Username, user), 'reset');
    await redeemCode(context, { sub: user.sub, purpose: 'reset' }, input.ConfirmationCode);
    const proven = { status: 'CONFIRMED', isEmailVerified: true, updatedAt: now } as const;
    await deps.store.updateUserWithPassword(user, verifier, proven);
    await deps.store.revokeSessionsOf(tenant.id, user.sub, now);
    await clearPasswordAttempts(context, user.sub);
    return {};
  },
);

/** ChangePassword by a signed-in person who knows the old one; other sessions stay. */
export const changePassword = operation(
  v.object({ AccessToken: FieldSchema, PreviousPassword: FieldSchema, ProposedPassword: FieldSchema }),
  async (context, input) => {
    const { deps, tenant, pool, now } = context;
    const { user } = await requireSignedIn(context, input.AccessToken);
    const verifier = newPassword(context, user.sub, input.ProposedPassword);
    await chargePassword(context, user.sub);
    const owner = { poolName: poolName(pool), sub: user.sub };
    const kept = await deps.store.findPassword(tenant.id, user.sub);
    if (!kept || !matchesPassword(owner, input.PreviousPassword, kept)) throw wrongCredentials();
    await clearPasswordAttempts(context, user.sub);
    await deps.store.updateUserWithPassword(user, verifier, { updatedAt: now });
    return {};
  },
);
