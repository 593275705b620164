import type { User } from '@forecourt/backend/identity/index.ts';
import * as v from 'valibot';
import { IdentityError } from '../identity-error.ts';
import { accountEmail, checkName, countedSub, findAccount, newPassword } from './accounts.ts';
import { attributeChange } from './attributes.ts';
import {
  chargeAddress,
  chargeCode,
  namedDelivery,
  redeemCode,
  refuseSignUpCode,
  sendCode,
  sendFirstCode,
} from './codes.ts';
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
    // Before the account is made or found: a taken email counts too.
    await chargeAddress(context, { step: 'send', purpose: 'sign-up' });
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
    const CodeDeliveryDetails = await sendFirstCode(context, signUpCode(user));
    return { UserConfirmed: false, UserSub: sub, CodeDeliveryDetails };
  },
);

/** ConfirmSignUp: the code proves the address. Of a confirmed account, or none, any code is a wrong one. */
export const confirmSignUp = operation(
  v.object({ ...ClientFields, Username: FieldSchema, ConfirmationCode: FieldSchema }),
  async (context, input) => {
    const user = await findAccount(context, input.Username);
    if (user?.status !== 'UNCONFIRMED') {
      return refuseSignUpCode(context, countedSub(context, input.Username, user));
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
    checkName(input.Username);
    const user = await findAccount(context, input.Username);
    if (user?.status === 'UNCONFIRMED') await sendCode(context, signUpCode(user));
    else {
      const account = countedSub(context, input.Username, user);
      await chargeCode(context, { step: 'send', purpose: 'sign-up', account });
    }
    return { CodeDeliveryDetails: namedDelivery(context, input.Username) };
  },
);

function signUpCode(user: User) {
  return { user, purpose: 'sign-up', channel: 'email', recipient: user.email } as const;
}
