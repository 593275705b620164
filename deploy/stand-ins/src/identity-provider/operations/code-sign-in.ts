import { decoyAddress, decoyEmail, type User } from '@forecourt/backend/identity/index.ts';
import type { StandInContext } from '../stand-in-deps.ts';
import { countedSub, findAccount } from './accounts.ts';
import { closeChallenge, openChallenge, requireChallenge } from './challenges.ts';
import { chargeCode, codeDelivery, redeemCode, refuseCode, sendCode } from './codes.ts';
import { finishSignIn } from './password-sign-in.ts';

/** Ways of signing in with a code. */
export type CodeFactor = 'EMAIL_OTP' | 'SMS_OTP';

const channels = { EMAIL_OTP: 'email', SMS_OTP: 'sms' } as const;

type Fields = Readonly<Record<string, string>>;

/**
 * Sends a code and asks for it. An unknown name is asked too, and so is an account that is unconfirmed or has no such address; then nothing
 * is sent.
 */
export async function startCodeSignIn(context: StandInContext, username: string, factor: CodeFactor) {
  const user = await findAccount(context, username);
  const channel = channels[factor];
  const recipient = user && recipientOf(user, factor);
  const delivery =
    user && recipient
      ? await sendCode(context, { user, purpose: 'sign-in', channel, recipient })
      : await pretendCode(context, { username, user }, factor);
  const Session = await openChallenge(context, {
    name: factor,
    sub: user && recipient ? user.sub : null,
    username: username.trim().toLowerCase(),
    data: {},
  });
  return {
    ChallengeName: factor,
    Session,
    ChallengeParameters: {
      CODE_DELIVERY_DELIVERY_MEDIUM: delivery.DeliveryMedium,
      CODE_DELIVERY_DESTINATION: isOtherAddress(username, channel)
        ? codeDelivery(channel, '').Destination
        : delivery.Destination,
      USERNAME: username,
    },
  };
}

/** The code came back. A wrong one leaves the step open for another try. */
export async function answerCode(
  context: StandInContext,
  factor: CodeFactor,
  { answers, session }: { readonly answers: Fields; readonly session: string | undefined },
): Promise<object> {
  const challenge = await requireChallenge(context, session, factor);
  const { deps, tenant } = context;
  const user = challenge.sub ? await deps.store.findUserBySub(tenant.id, challenge.sub) : undefined;
  if (!user) {
    const named = await findAccount(context, challenge.username);
    return refuseCode(context, countedSub(context, challenge.username, named), 'sign-in');
  }
  await redeemCode(context, { sub: user.sub, purpose: 'sign-in' }, answers[`${factor}_CODE`] ?? '');
  await closeChallenge(context, challenge);
  return finishSignIn(context, user);
}

/** Where a code goes. Nowhere for an unconfirmed account: a code would confirm it with a password that somebody else may have chosen. */
function recipientOf(user: User, factor: CodeFactor): string | undefined {
  if (user.status !== 'CONFIRMED') return undefined;
  if (factor === 'EMAIL_OTP') return user.email;
  return user.isPhoneVerified && user.phoneNumber ? user.phoneNumber : undefined;
}

/**
 * Whether the account is named by an address of the other channel. The answer then shows nothing of where the code goes: the last digits
 * of a phone would tell anyone who knows the email of its owner whether there is an account, and the digits (T56).
 */
function isOtherAddress(username: string, channel: 'email' | 'sms'): boolean {
  const name = username.trim();
  return channel === 'sms' ? name.includes('@') : name.startsWith('+');
}

interface Asker {
  readonly username: string;
  /** An account that gets no code. */
  readonly user: User | undefined;
}

async function pretendCode(context: StandInContext, { username, user }: Asker, factor: CodeFactor) {
  const channel = channels[factor];
  const account = countedSub(context, username, user);
  await chargeCode(context, { step: 'send', purpose: 'sign-in', account });
  return codeDelivery(channel, pretendedRecipient(context, { username, user }, channel));
}

/**
 * Where a code seems to go: to the address by which the account is named, or that of a `sub`, which sign-in by password answers for every
 * email. Anyone can compare it with the email that they gave, so it fits whether there is an account or not (T56). See {@link isOtherAddress}
 * for an address of the other channel.
 */
function pretendedRecipient(
  { deps: { decoySecret } }: StandInContext,
  { username, user }: Asker,
  channel: 'email' | 'sms',
): string {
  const name = username.trim().toLowerCase();
  if (name.startsWith('+') || name.includes('@')) return name;
  if (channel === 'sms') return decoyAddress(decoySecret, name, channel);
  return user?.email ?? decoyEmail(decoySecret, name) ?? decoyAddress(decoySecret, name, channel);
}
