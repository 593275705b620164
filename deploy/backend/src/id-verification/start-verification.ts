import { isCaptureAllowed, type startIdVerification } from '@forecourt/shared-contracts/id-verification';
import type { EndpointParsedBody } from '@forecourt/shared-contracts/http';
import { eq } from 'drizzle-orm';
import { mailText } from '../mail-texts/index.ts';
import { isOrderCanceled, type OrderRow } from '../orders/index.ts';
import { orders } from '../orders/orders.tables.ts';
import type { TenantStore } from '../db/index.ts';
import { fail, rateLimited, type Failure } from '../http/index.ts';
import type { IdVerificationDeps } from './id-verification-deps.ts';
import { endRunningAttempts, textWait } from './id-verification-rows.ts';
import { idVerificationTransactions } from './id-verification.tables.ts';
import { linkToken, tokenHash } from './link-token.ts';
import { textedNumberMark } from './text-limits.ts';

/** Lifetime of a link (TRACK-42). */
export const linkLifeMs = 24 * 60 * 60 * 1000;

type StartFailure = Failure<
  | 'error.idVerification.stateNotSupported'
  | 'error.idVerification.alreadyVerified'
  | 'error.unavailable'
  | 'error.notFound'
  | 'error.conflict'
  | 'error.rateLimited'
>;

interface Start {
  readonly store: TenantStore;
  readonly order: OrderRow;
  readonly body: EndpointParsedBody<typeof startIdVerification>;
  readonly brandName: string;
  /** Origin of the site, for the link in a text message. */
  readonly siteOrigin: string;
}

/** Why an order, as locked, takes no attempt. */
function refusalOf(locked: OrderRow | undefined): StartFailure | undefined {
  if (!locked || isOrderCanceled(locked)) return fail('error.conflict', 'orderNumber');
  return locked.idVerificationStatus === 'COMPLETED'
    ? fail('error.idVerification.alreadyVerified')
    : undefined;
}

/**
 * Starts an attempt of an order that is not canceled: ends the running one, clears a failure of the order, and texts the link if requested and within the limits
 * (TRACK-113).
 * Runs in the call's transaction with the order locked, so that a double press starts one attempt.
 */
export async function startVerification(
  deps: IdVerificationDeps,
  { store, order, body, brandName, siteOrigin }: Start,
): Promise<StartFailure | undefined> {
  if (!isCaptureAllowed(order.price.state)) return fail('error.idVerification.stateNotSupported');
  if (!deps.provider) return fail('error.unavailable');
  const sameOrder = eq(orders.orderNumber, order.orderNumber);
  const locked = await store.findOne(orders, { where: sameOrder, forUpdate: true });
  const refused = refusalOf(locked);
  if (refused) return refused;
  const now = deps.clock.now();
  const phoneMark = body.method === 'text-link' ? textedNumberMark(deps.linkSecret, body.mobilePhone) : null;
  const wait = phoneMark ? await textWait(store, { sub: order.ownerSub, phoneMark }, now) : undefined;
  if (wait !== undefined) return rateLimited(wait);
  const id = deps.random.uuid();
  const token = linkToken(deps.linkSecret, store.tenantId, id);
  await endRunningAttempts(store, order.orderNumber, { reason: 'REPLACED', at: now });
  await store.insert(idVerificationTransactions, [
    {
      id,
      orderNumber: order.orderNumber,
      status: 'INITIATED',
      startedAt: now,
      expiresAt: new Date(now.getTime() + linkLifeMs),
      method: body.method,
      phoneLast4: body.method === 'text-link' ? body.mobilePhone.slice(-4) : null,
      phoneMark,
      tokenHash: tokenHash(token),
    },
  ]);
  await store.update(orders, { idVerificationStatus: null }, sameOrder);
  if (body.method === 'text-link') {
    await deps.outbox.send(store.db, {
      tenantId: store.tenantId,
      channel: 'sms',
      recipient: `+1${body.mobilePhone}`,
      subject: '',
      body: mailText('idVerification.link', {
        brandName,
        link: new URL(deps.provider.pageOf(token), siteOrigin).href,
      }),
    });
  }
  return undefined;
}
