import { createHash, timingSafeEqual } from 'node:crypto';
import {
  chargeLimited,
  decoyAddress,
  limitWaitSeconds,
  type Attempts,
  type User,
} from '@forecourt/backend/identity/index.ts';
import { mailSubject, mailText } from '@forecourt/backend/mail-texts/index.ts';
import { IdentityError, limitExceeded, tooManyFromAddress } from '../identity-error.ts';
import type { StandInContext } from '../stand-in-deps.ts';
import { addressLimit, codeLimit } from '../rules/attempts.ts';
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
  const { user, purpose } = request;
  await chargeCode(context, { step: 'send', purpose, account: user.sub });
  return deliverCode(context, request);
}

/** The first code of an account whose sign-up was counted for its network address before there was an account. */
export async function sendFirstCode(context: StandInContext, request: CodeRequest): Promise<CodeDelivery> {
  const { user, purpose } = request;
  await chargeAccount(context, { step: 'send', purpose, account: user.sub });
  return deliverCode(context, request);
}

async function deliverCode(context: StandInContext, request: CodeRequest): Promise<CodeDelivery> {
  const { deps, tenant, now } = context;
  const { user, purpose, channel, recipient } = request;
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

/**
 * How an answer names the email that a code goes to, or seems to go to. A caller who names the account by something else than the address gets a
 * made-up one, real account or not: an address that fits would tell that there is one.
 */
export function namedDelivery({ deps }: StandInContext, username: string): CodeDelivery {
  const name = username.trim().toLowerCase();
  return codeDelivery('email', name.includes('@') ? name : decoyAddress(deps.decoySecret, name, 'email'));
}

/** How an answer names the recipient. */
export function codeDelivery(channel: 'email' | 'sms', recipient: string): CodeDelivery {
  return channel === 'email'
    ? { AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination: maskedEmail(recipient) }
    : { AttributeName: 'phone_number', DeliveryMedium: 'SMS', Destination: maskedPhone(recipient) };
}

/**
 * Uses a code up. Refuses a wrong, used or expired one; wrong ones are counted, a right one clears them. When signing up, only the right code is
 * answered that it has expired: nobody else learns that the account is still to be confirmed.
 */
export async function redeemCode(
  context: StandInContext,
  account: { readonly sub: string; readonly purpose: CodePurpose },
  code: string,
): Promise<SentCode> {
  const { deps, tenant, now } = context;
  const step: CodeStep = { step: 'code', purpose: account.purpose, account: account.sub };
  await chargeCode(context, step);
  const kept = await deps.store.findCode(tenant.id, account.sub, account.purpose);
  const isRight = kept !== undefined && isSame(codeHash(kept.saltHex, code.trim()), kept.codeHash);
  if (!isRight && account.purpose === 'sign-up') throw codeMismatch();
  if (!kept || kept.expiresAt <= now) throw expiredCode();
  if (!isRight) throw codeMismatch();
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

/** Counts one of the few that the purpose allows to the network address and to the account, or refuses. */
export async function chargeCode(context: StandInContext, step: CodeStep): Promise<void> {
  await chargeAddress(context, step);
  await chargeAccount(context, step);
}

/** Counts one for the network address alone, or refuses with when the next one is allowed (T40). */
export async function chargeAddress(
  { deps, tenant, caller }: StandInContext,
  { step, purpose }: Omit<CodeStep, 'account'>,
): Promise<void> {
  const counter = { tenantId: tenant.id, key: `${step}:${purpose}:caller:${caller}` };
  const wait = await limitWaitSeconds(deps, counter, addressLimit(purpose));
  if (wait !== undefined) throw tooManyFromAddress(wait);
}

async function chargeAccount({ deps, tenant, now }: StandInContext, step: CodeStep): Promise<void> {
  const rule = (before: Attempts | undefined) =>
    chargeLimited(codeLimit(step.purpose), before, now.getTime());
  if (!(await deps.store.chargeAttempt(tenant.id, counterOf(step), rule))) throw limitExceeded();
}

/** Takes the code of a sign-up that is over or never was, as a wrong one of an account still to be confirmed. Always throws. */
export async function refuseSignUpCode(context: StandInContext, account: string): Promise<never> {
  await chargeCode(context, { step: 'code', purpose: 'sign-up', account });
  throw codeMismatch();
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
const expiredCode = () =>
  new IdentityError('ExpiredCodeException', 'Invalid code provided, please request a code again.');

const codeMismatch = () =>
  new IdentityError('CodeMismatchException', 'Invalid verification code provided, please try again.');

function codeHash(saltHex: string, code: string): string {
  return createHash('sha256').update(`${saltHex}:${code}`).digest('hex');
}

function isSame(a: string, b: string): boolean {
  return timingSafeEqual(Buffer.from(a), Buffer.from(b));
}
