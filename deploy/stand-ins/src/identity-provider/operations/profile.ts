import type { User } from '@forecourt/backend/identity/index.ts';
import * as v from 'valibot';
import { IdentityError } from '../identity-error.ts';
import type { StandInContext } from '../stand-in-deps.ts';
import { maskedEmail } from '../rules/mask.ts';
import { accountEmail, requireSignedIn } from './accounts.ts';
import { attributeChange, attributesOf } from './attributes.ts';
import { chargeCode, redeemCode, sendCode } from './codes.ts';
import type { CodeDelivery } from './codes.ts';
import { AttributesSchema, FieldSchema, operation } from './operation.ts';

const TokenSchema = v.object({ AccessToken: FieldSchema });
const AddressNameSchema = v.picklist(['email', 'phone_number']);

/** GetUser. */
export const getUser = operation(TokenSchema, async (context, input) => {
  const { user } = await requireSignedIn(context, input.AccessToken);
  return { Username: user.sub, UserAttributes: attributesOf(user) };
});

/** DeleteUser removes the account, its sessions and its codes. */
export const deleteUser = operation(TokenSchema, async (context, input) => {
  const { user } = await requireSignedIn(context, input.AccessToken);
  await context.deps.store.deleteUser(context.tenant.id, user.sub);
  return {};
});

/**
 * UpdateUserAttributes. A new email address is sent a code, and the old one stays until it is given back. A new telephone number is sent
 * none until one is asked for, as in a pool that verifies emails alone by itself.
 */
export const updateUserAttributes = operation(
  v.object({ AccessToken: FieldSchema, UserAttributes: AttributesSchema }),
  async (context, input) => {
    const { deps, tenant, now } = context;
    const { user } = await requireSignedIn(context, input.AccessToken);
    const change = attributeChange(input.UserAttributes.filter(({ Name }) => Name !== 'email'));
    const email = input.UserAttributes.find(({ Name }) => Name === 'email')?.Value;
    const newEmail = email === undefined ? undefined : await freeEmail(context, user, email);
    const isNewPhone = change.phoneNumber !== undefined && change.phoneNumber !== user.phoneNumber;
    const applied = isNewPhone ? change : { ...change, isPhoneVerified: user.isPhoneVerified };
    const updated = await deps.store.updateUser(tenant.id, user.sub, { ...applied, updatedAt: now });
    const deliveries: CodeDelivery[] = [];
    if (updated && newEmail) deliveries.push(await sendEmailCode(context, updated, newEmail));
    return { CodeDeliveryDetailsList: deliveries };
  },
);

/** GetUserAttributeVerificationCode sends a code to the present address or number. */
export const getUserAttributeVerificationCode = operation(
  v.object({ AccessToken: FieldSchema, AttributeName: AddressNameSchema }),
  async (context, input) => {
    const { user } = await requireSignedIn(context, input.AccessToken);
    if (input.AttributeName === 'phone_number') {
      return { CodeDeliveryDetails: await sendPhoneCode(context, user) };
    }
    const pending = await context.deps.store.findCode(context.tenant.id, user.sub, 'email');
    const email = pending?.pendingValue ?? user.email;
    return { CodeDeliveryDetails: await sendEmailCode(context, user, email) };
  },
);

/** VerifyUserAttribute: the code proves an address or number, and lets a new address take effect. */
export const verifyUserAttribute = operation(
  v.object({ AccessToken: FieldSchema, AttributeName: AddressNameSchema, Code: FieldSchema }),
  async (context, input) => {
    const { deps, tenant, now } = context;
    const { user } = await requireSignedIn(context, input.AccessToken);
    const account = { sub: user.sub, purpose: input.AttributeName };
    const { pendingValue } = await redeemCode(context, account, input.Code);
    const isEmail = input.AttributeName === 'email';
    if (!isEmail && pendingValue !== user.phoneNumber) throw notCurrent();
    const change = isEmail
      ? { email: pendingValue ?? user.email, isEmailVerified: true }
      : { isPhoneVerified: true };
    const updated = await deps.store.updateUser(tenant.id, user.sub, { ...change, updatedAt: now });
    if (!updated) throw emailTaken();
    if (updated.email !== user.email) await noticeToOldAddress(context, user.email, updated.email);
    return {};
  },
);

/** A mail to the old address, in case somebody else made the change. */
function noticeToOldAddress(
  { deps, tenant }: StandInContext,
  oldEmail: string,
  newEmail: string,
): Promise<void> {
  const lines = [
    `The email of your ${tenant.brandName} account was changed to ${maskedEmail(newEmail)}.`,
    'If this was not you, call us at once.',
  ];
  const subject = `${tenant.brandName}: the email of your account was changed`;
  return deps.send({
    tenantId: tenant.id,
    channel: 'email',
    recipient: oldEmail,
    subject,
    body: lines.join('\n'),
  });
}

async function freeEmail(context: StandInContext, user: User, text: string) {
  const { deps, tenant } = context;
  const email = accountEmail(text);
  if (email === user.email) return undefined;
  if (await deps.store.findUserByEmail(tenant.id, email)) {
    // Counted as a code that is sent, so that nobody asks a signed-in account who else is a customer without end.
    await chargeCode(context, { step: 'send', purpose: 'email', account: user.sub });
    throw emailTaken();
  }
  return email;
}

function sendEmailCode(context: StandInContext, user: User, email: string): Promise<CodeDelivery> {
  return sendCode(context, {
    user,
    purpose: 'email',
    channel: 'email',
    recipient: email,
    pendingValue: email,
  });
}

function sendPhoneCode(context: StandInContext, user: User): Promise<CodeDelivery> {
  const recipient = user.phoneNumber;
  if (!recipient) throw new IdentityError('InvalidParameterException', 'User has no phone number.');
  return sendCode(context, {
    user,
    purpose: 'phone_number',
    channel: 'sms',
    recipient,
    pendingValue: recipient,
  });
}

const emailTaken = () =>
  new IdentityError('AliasExistsException', 'An account with the given email already exists.');
const notCurrent = () =>
  new IdentityError('ExpiredCodeException', 'Invalid code provided, please request a code again.');
