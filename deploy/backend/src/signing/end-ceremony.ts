import { eq } from 'drizzle-orm';
import { orders } from '../orders/orders.tables.ts';
import { lockOrder, type OrderRow } from '../orders/index.ts';
import type { TenantStore } from '../db/index.ts';
import { sha256Of } from './ceremony-token.ts';
import {
  endCeremonies,
  findCeremony,
  findConsent,
  isCeremonyRunning,
  updatePackage,
  type CeremonyRow,
} from './contract-rows.ts';
import type { SigningDeps } from './signing-deps.ts';
import { recordSigning } from './record-signing.ts';
import { canBeSigned, findSigningPackage, type SigningPackageRow } from './signing-package.ts';

/** How the buyer ended a ceremony. */
export type CeremonyEnd =
  | { readonly kind: 'sign'; readonly name: string }
  | { readonly kind: 'decline'; readonly note: string }
  | { readonly kind: 'time-out' };

/** The ceremony behind a valid link. */
export interface LiveCeremony {
  readonly ceremony: CeremonyRow;
  readonly order: OrderRow;
  readonly signing: SigningPackageRow;
}

/**
 * Returns the ceremony of a token; undefined when the token is unknown, used or expired, or its contract can
 * no longer be signed.
 */
export async function liveCeremony(
  store: TenantStore,
  token: string,
  now: Date,
): Promise<LiveCeremony | undefined> {
  const ceremony = await findCeremony(store, sha256Of(token));
  if (!ceremony || !isCeremonyRunning(ceremony, now)) return undefined;
  const order = await store.findOne(orders, { where: eq(orders.orderNumber, ceremony.orderNumber) });
  const consent = await findConsent(store, ceremony.orderNumber);
  const signing = await findSigningPackage(store, ceremony.orderNumber);
  if (!order || !consent || signing?.envelopeId !== ceremony.envelopeId) return undefined;
  return canBeSigned(signing, order, now) ? { ceremony, order, signing } : undefined;
}

/**
 * Ends the ceremony of a token. Returns false and changes nothing if its link is no longer valid, so that
 * pressing twice signs once, and if the contract cannot be signed anymore, such as without a document that was
 * deleted since. Signing completes the buyer's part; declining and timing out end the package
 * unsigned.
 */
export function endCeremony(
  deps: SigningDeps,
  store: TenantStore,
  { token, end }: { readonly token: string; readonly end: CeremonyEnd },
): Promise<boolean> {
  return store.transaction(async (inner) => {
    const ceremony = await findCeremony(inner, sha256Of(token));
    if (ceremony) await lockOrder(inner, ceremony.orderNumber);
    const live = await liveCeremony(inner, token, deps.clock.now());
    if (!live) return false;
    const isRefused =
      end.kind === 'sign' && (await deps.refusalOfSigning(inner, live.order, deps.clock.now())) !== undefined;
    if (isRefused) return false;
    await ends[end.kind](deps, inner, { live, end });
    return true;
  });
}

interface CeremonyEndInput {
  readonly live: LiveCeremony;
  readonly end: CeremonyEnd;
}

type Ender = (deps: SigningDeps, store: TenantStore, input: CeremonyEndInput) => Promise<void>;

const sign: Ender = async (deps, store, { live: { order, signing }, end }) => {
  const at = deps.clock.now();
  const afterMs = deps.signing?.countersignAfterMs;
  await endCeremonies(store, order.orderNumber, { outcome: 'SIGNED', at });
  await updatePackage(store, signing, {
    signersCompleted: ['buyer'],
    buyerName: end.kind === 'sign' ? end.name : '',
    buyerSignedAt: at,
    countersignDueAt: afterMs === undefined ? null : new Date(at.getTime() + afterMs),
    expiresAt: null,
    updatedAt: at,
  });
  await recordSigning(deps, store, { order, dealStatus: 'PSIGN', actor: 'buyer' });
};

const decline: Ender = async (deps, store, { live: { order, signing }, end }) => {
  const at = deps.clock.now();
  await endCeremonies(store, order.orderNumber, { outcome: 'DECLINED', at });
  await updatePackage(store, signing, {
    status: 'Cancelled',
    endedAs: 'DECLINED',
    endedNote: end.kind === 'decline' ? end.note : null,
    endedAt: at,
    updatedAt: at,
  });
  await recordSigning(deps, store, { order, event: 'Cancelled', actor: 'buyer' });
};

/** The package keeps its status but has expired; the status call reports that as transactionExpired. */
const timeOut: Ender = async (deps, store, { live: { order, signing } }) => {
  const at = deps.clock.now();
  await endCeremonies(store, order.orderNumber, { outcome: 'TIMED_OUT', at });
  await updatePackage(store, signing, { endedAs: 'TIMED_OUT', endedAt: at, expiresAt: at, updatedAt: at });
  await recordSigning(deps, store, { order, event: 'Cancelled', actor: 'system' });
};

const ends: Readonly<Record<CeremonyEnd['kind'], Ender>> = { sign, decline, 'time-out': timeOut };
