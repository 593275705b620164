import type { User } from '@forecourt/backend/identity/index.ts';
import * as v from 'valibot';
import { IdentityError } from '../identity-error.ts';
import type { StandInContext } from '../stand-in-deps.ts';
import { accountEmail, findAccount, newPassword } from './accounts.ts';
import { attributeChange } from './attributes.ts';
import { chargeCode, codeDelivery, expiredCode, redeemCode, sendCode } from './codes.ts';
import { AttributesSchema, FieldSchema, FieldsSchema, operation } from './operation.ts';

const ClientFields = { ClientId: FieldSchema, ClientMetadata: v.optional(FieldsSchema) };

/** SignUp: an unconfirmed account and a mail with a code. */
export const signUp = operation(
  v.object({
    ...ClientFields,
    Username: FieldSchema,
    Password: FieldSchema,
    UserAttributes: v.optional(AttributesSchema, []),
  }),
  async (context, input) => {
    const { deps, tenant, now } = context;
    const sub = deps.random.uuid();
    const email = accountEmail(input.Username);
    const password = newPassword(context, sub, input.Password);
    const stated = input.UserAttributes.filter(({ Name }) => Name !== 'email');
    const user: User = {
      tenantId: tenant.id,
      sub,
      email,
      isEmailVerified: false,
      phoneNumber: null,
      isPhoneVerified: false,
      givenName: null,
      familyName: null,
      status: 'UNCONFIRMED',
      createdAt: now,
      updatedAt: now,
      ...attributeChange(stated),
    };
    if (!(await deps.store.insertUserWithPassword(user, password))) {
      throw new IdentityError('UsernameExistsException', 'User already exists');
    }
    return { UserConfirmed: false, UserSub: sub, CodeDeliveryDetails: await sendSignUpCode(context, user) };
  },
);

/** ConfirmSignUp: the code proves the address. */
export const confirmSignUp = operation(
  v.object({ ...ClientFields, Username: FieldSchema, ConfirmationCode: FieldSchema }),
  async (context, input) => {
    const user = await findAccount(context, input.Username);
    if (!user) throw expiredCode();
    if (user.status === 'CONFIRMED') {
      throw new IdentityError(
        'NotAuthorizedException',
        'User cannot be confirmed. Current status is CONFIRMED',
      );
    }
    await redeemCode(context, { sub: user.sub, purpose: 'sign-up' }, input.ConfirmationCode);
    const { deps, tenant, now } = context;
    await deps.store.updateUser(tenant.id, user.sub, {
      status: 'CONFIRMED',
      isEmailVerified: true,
      updatedAt: now,
    });
    return {};
  },
);

/** ResendConfirmationCode. Of an unknown address, or of a confirmed account, it says the same as of an unconfirmed one and sends nothing. */
export const resendConfirmationCode = operation(
  v.object({ ...ClientFields, Username: FieldSchema }),
  async (context, input) => {
    const user = await findAccount(context, input.Username);
    if (user && user.status !== 'CONFIRMED') {
      return { CodeDeliveryDetails: await sendSignUpCode(context, user) };
    }
    const email = accountEmail(input.Username);
    await chargeCode(context, { step: 'send', purpose: 'sign-up', account: email });
    return { CodeDeliveryDetails: codeDelivery('email', email) };
  },
);

function sendSignUpCode(context: StandInContext, user: User) {
  return sendCode(context, { user, purpose: 'sign-up', channel: 'email', recipient: user.email });
}
