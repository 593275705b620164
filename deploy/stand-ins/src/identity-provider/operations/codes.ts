import { createHash, timingSafeEqual } from 'node:crypto';
import { chargeLimited, type Attempts, type User } from '@forecourt/backend/identity/index.ts';
import { mailSubject, mailText } from '@forecourt/backend/mail-texts/index.ts';
import { IdentityError, limitExceeded } from '../identity-error.ts';
import type { StandInContext } from '../stand-in-deps.ts';
import { codeLimit } from '../rules/attempts.ts';
import { maskedEmail, maskedPhone } from '../rules/mask.ts';
import type { CodePurpose, SentCode } from '../store/pool-store.ts';

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

/** Sends a new 6-digit code, which replaces an earlier one of its purpose; only so many within its limit. */
export async function sendCode(context: StandInContext, request: CodeRequest): Promise<CodeDelivery> {
  const { deps, tenant, now } = context;
  const { user, purpose, channel, recipient } = request;
  await chargeCode(context, { step: 'send', purpose, account: user.sub });
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
  const { brandName } = tenant;
  const body = mailText('code.body', { brandName, code });
  const subject = channel === 'email' ? mailSubject(brandName, mailText(`code.subject.${purpose}`)) : '';
  await deps.send({ tenantId: tenant.id, channel, recipient, subject, body });
  return codeDelivery(channel, recipient);
}

/** How an answer names the recipient. */
export function codeDelivery(channel: 'email' | 'sms', recipient: string): CodeDelivery {
  return channel === 'email'
    ? { AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination: maskedEmail(recipient) }
    : { AttributeName: 'phone_number', DeliveryMedium: 'SMS', Destination: maskedPhone(recipient) };
}

/** Uses a code up. Refuses a wrong, used or expired one; wrong ones are counted, a right one clears them. */
export async function redeemCode(
  context: StandInContext,
  account: { readonly sub: string; readonly purpose: CodePurpose },
  code: string,
): Promise<SentCode> {
  const { deps, tenant, now } = context;
  const step: CodeStep = { step: 'code', purpose: account.purpose, account: account.sub };
  await chargeCode(context, step);
  const kept = await deps.store.findCode(tenant.id, account.sub, account.purpose);
  if (!kept || kept.expiresAt <= now) throw expiredCode();
  if (!isSame(codeHash(kept.saltHex, code.trim()), kept.codeHash)) throw codeMismatch();
  if (!(await deps.store.takeCode(kept))) throw expiredCode();
  await deps.store.clearAttempts(tenant.id, counterOf(step));
  return kept;
}

/** What is counted: a code sent or given back, for a purpose, of an account or of a name that nobody has. */
export interface CodeStep {
  readonly step: 'send' | 'code';
  readonly purpose: CodePurpose;
  readonly account: string;
}

const counterOf = ({ step, purpose, account }: CodeStep) => `${step}:${purpose}:${account}`;

/** Counts one of the few that the purpose allows, or refuses. */
export async function chargeCode({ deps, tenant, now }: StandInContext, step: CodeStep): Promise<void> {
  const rule = (before: Attempts | undefined) =>
    chargeLimited(codeLimit(step.purpose), before, now.getTime());
  if (!(await deps.store.chargeAttempt(tenant.id, counterOf(step), rule))) throw limitExceeded();
}

/**
 * Takes the answer to a code that was never sent, as a real one would be taken: counted, then expired where none was asked for within
 * the life of a code, else wrong. Always throws.
 */
export async function refuseCode(
  context: StandInContext,
  account: string,
  purpose: CodePurpose,
): Promise<never> {
  const { deps, tenant, now } = context;
  await chargeCode(context, { step: 'code', purpose, account });
  const isAlive = (before: Attempts | undefined) => ({
    isAllowed: before !== undefined && now.getTime() - before.lastAtMs < lifetimeMs[purpose],
    attempts: before ?? { count: 0, firstAtMs: 0, lastAtMs: 0 },
  });
  const sent = counterOf({ step: 'send', purpose, account });
  throw (await deps.store.chargeAttempt(tenant.id, sent, isAlive)) ? codeMismatch() : expiredCode();
}

/** A code that was never sent, was used, or is too old. */
export const expiredCode = () =>
  new IdentityError('ExpiredCodeException', 'Invalid code provided, please request a code again.');

const codeMismatch = () =>
  new IdentityError('CodeMismatchException', 'Invalid verification code provided, please try again.');

function codeHash(saltHex: string, code: string): string {
  return createHash('sha256').update(`${saltHex}:${code}`).digest('hex');
}

function isSame(a: string, b: string): boolean {
  return timingSafeEqual(Buffer.from(a), Buffer.from(b));
}
