import { createHash, timingSafeEqual } from 'node:crypto';
import { IdentityError, limitExceeded } from '../identity-error.ts';
import type { PoolContext } from '../identity-deps.ts';
import { chargeHourlyAttempt } from '../rules/attempts.ts';
import { maskedEmail, maskedPhone } from '../rules/mask.ts';
import type { CodePurpose, SentCode, User } from '../store/identity-store.ts';

/** Where a code went, masked. */
export interface CodeDelivery {
  readonly AttributeName: 'email' | 'phone_number';
  readonly DeliveryMedium: 'EMAIL' | 'SMS';
  readonly Destination: string;
}

interface CodeRequest {
  readonly user: User;
  readonly purpose: CodePurpose;
  readonly channel: 'email' | 'sms';
  readonly recipient: string;
  readonly pendingValue?: string;
}

const minuteMs = 60_000;
const lifetimeMs: Readonly<Record<CodePurpose, number>> = {
  'sign-up': 24 * 60 * minuteMs,
  'sign-in': 5 * minuteMs,
  reset: 60 * minuteMs,
  email: 24 * 60 * minuteMs,
  phone_number: 24 * 60 * minuteMs,
};
const subjects: Readonly<Record<CodePurpose, string>> = {
  'sign-up': 'Confirm your account',
  'sign-in': 'Your one-time passcode',
  reset: 'Reset your password',
  email: 'Confirm your email address',
  phone_number: 'Confirm your phone number',
};

/** Sends a new 6-digit code, which replaces an earlier one of its purpose. At most five in an hour. */
export async function sendCode(context: PoolContext, request: CodeRequest): Promise<CodeDelivery> {
  const { deps, tenant, now } = context;
  const { user, purpose, channel, recipient } = request;
  await chargeHourly(context, `send:${purpose}:${user.sub}`);
  const code = deps.random.digits(6);
  const saltHex = Buffer.from(deps.random.bytes(16)).toString('hex');
  await deps.store.putCode({
    tenantId: tenant.id,
    sub: user.sub,
    purpose,
    saltHex,
    codeHash: codeHash(saltHex, code),
    pendingValue: request.pendingValue ?? null,
    expiresAt: new Date(now.getTime() + lifetimeMs[purpose]),
  });
  const body = `Your ${tenant.brandName} verification code is ${code}. It works once.`;
  const subject = channel === 'email' ? `${tenant.brandName}: ${subjects[purpose]}` : '';
  await deps.send({ tenantId: tenant.id, channel, recipient, subject, body });
  return codeDelivery(channel, recipient);
}

/** How an answer names the recipient. */
export function codeDelivery(channel: 'email' | 'sms', recipient: string): CodeDelivery {
  return channel === 'email'
    ? { AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination: maskedEmail(recipient) }
    : { AttributeName: 'phone_number', DeliveryMedium: 'SMS', Destination: maskedPhone(recipient) };
}

/** Uses a code up. Refuses a wrong, used or expired one; five tries in an hour, a right one clears them. */
export async function redeemCode(
  context: PoolContext,
  account: { readonly sub: string; readonly purpose: CodePurpose },
  code: string,
): Promise<SentCode> {
  const { deps, tenant, now } = context;
  const counter = `code:${account.purpose}:${account.sub}`;
  await chargeHourly(context, counter);
  const kept = await deps.store.findCode(tenant.id, account.sub, account.purpose);
  if (!kept || kept.expiresAt <= now) throw expiredCode();
  if (!isSame(codeHash(kept.saltHex, code.trim()), kept.codeHash)) throw codeMismatch();
  if (!(await deps.store.takeCode(kept))) throw expiredCode();
  await deps.store.clearAttempts(tenant.id, counter);
  return kept;
}

/** Counts one of five in an hour, or refuses. */
export async function chargeHourly({ deps, tenant, now }: PoolContext, key: string): Promise<void> {
  const rule = (before: Parameters<typeof chargeHourlyAttempt>[0]) =>
    chargeHourlyAttempt(before, now.getTime());
  if (!(await deps.store.chargeAttempt(tenant.id, key, rule))) throw limitExceeded();
}

/** A code that was never sent, was used, or is too old. */
export const expiredCode = () =>
  new IdentityError('ExpiredCodeException', 'Invalid code provided, please request a code again.');

/** A code other than the one sent. */
export const codeMismatch = () =>
  new IdentityError('CodeMismatchException', 'Invalid verification code provided, please try again.');

function codeHash(saltHex: string, code: string): string {
  return createHash('sha256').update(`${saltHex}:${code}`).digest('hex');
}

function isSame(a: string, b: string): boolean {
  return timingSafeEqual(Buffer.from(a), Buffer.from(b));
}
