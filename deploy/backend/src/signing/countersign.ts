import type { Tenant } from '@forecourt/shared-contracts/tenant';
import { mailBody, mailSubject, mailText } from '../mail-texts/index.ts';
import { lockOrder, orderMailAddress, type OrderRow } from '../orders/index.ts';
import type { TenantStore } from '../db/index.ts';
import { finalFile } from './contract-files.ts';
import { updatePackage } from './contract-rows.ts';
import type { SigningDeps } from './signing-deps.ts';
import { recordSigning } from './record-signing.ts';
import { findSigningPackage, type SigningPackageRow } from './signing-package.ts';

interface CountersignInput {
  readonly orderNumber: string;
  readonly tenant: Tenant;
  /** Whether to sign before it is due. */
  readonly isNow?: boolean;
}

function isDue({ buyerSignedAt, dealerSignedAt, countersignDueAt }: SigningPackageRow, now: Date): boolean {
  if (!buyerSignedAt || dealerSignedAt) return false;
  return countersignDueAt !== null && countersignDueAt <= now;
}

/**
 * Signs for the dealer when the stand-in's delay has passed: the deal becomes SIGN, the order SOLD and its
 * vehicle Sold, the copy with both signatures is created, and the buyer gets a mail. Triggered by reads; it
 * happens once. Returns whether it happened in this call.
 */
export async function countersign(
  deps: SigningDeps,
  store: TenantStore,
  input: CountersignInput,
): Promise<boolean> {
  const signing = await findSigningPackage(store, input.orderNumber);
  return isWaiting(deps, input, signing) && signForDealer(deps, store, input);
}

/** The latest contract package of an order, signed for the dealer first if that is due; undefined if there is none. */
export async function countersignedPackage(
  deps: SigningDeps,
  store: TenantStore,
  input: CountersignInput,
): Promise<SigningPackageRow | undefined> {
  const signing = await findSigningPackage(store, input.orderNumber);
  if (!isWaiting(deps, input, signing)) return signing;
  await signForDealer(deps, store, input);
  return findSigningPackage(store, input.orderNumber);
}

function isWaiting(
  { signing, clock }: SigningDeps,
  { isNow = false }: CountersignInput,
  row: SigningPackageRow | undefined,
): row is SigningPackageRow {
  const now = clock.now();
  return Boolean(signing && row && isDue(isNow ? { ...row, countersignDueAt: now } : row, now));
}

function signForDealer(deps: SigningDeps, store: TenantStore, input: CountersignInput): Promise<boolean> {
  const { orderNumber, tenant } = input;
  return store.transaction(async (inner) => {
    const now = deps.clock.now();
    const order = await lockOrder(inner, orderNumber);
    const signing = await findSigningPackage(inner, orderNumber);
    if (!order || !isWaiting(deps, input, signing)) return false;
    const change = {
      status: 'Signed' as const,
      signersCompleted: ['buyer', 'dealer'],
      dealerName: `${tenant.shortLegalName} sales office`,
      dealerSignedAt: now,
      updatedAt: now,
    };
    await updatePackage(inner, signing, change);
    await finalFile(deps, inner, { ...signing, ...change });
    const move = { order, dealStatus: 'SIGN', orderStatus: 'SOLD', actor: 'dealer' } as const;
    const moved = await recordSigning(deps, inner, { ...move, event: 'Signed' });
    if (moved.status === 'SOLD') await sellVehicle(deps, inner, order);
    await notifyBuyer(deps, inner, { signing, tenant });
    return true;
  });
}

/** Marks the vehicle that a sold order holds as sold, and lets searches know once that is committed. */
async function sellVehicle(
  { catalog }: SigningDeps,
  store: TenantStore,
  { vin, orderNumber }: OrderRow,
): Promise<void> {
  const { db, tenantId } = store;
  await catalog.markSold(db, { tenantId, vin, orderNumber });
  store.afterCommit(() => catalog.noteChange(tenantId, vin));
}

interface CountersignMail extends Pick<CountersignInput, 'tenant'> {
  readonly signing: SigningPackageRow;
}

async function notifyBuyer(
  { outbox }: SigningDeps,
  store: TenantStore,
  { signing, tenant }: CountersignMail,
): Promise<void> {
  const recipient = await orderMailAddress(store, signing);
  if (!recipient) return;
  const { orderNumber } = signing;
  await outbox.send(store.db, {
    tenantId: tenant.id,
    channel: 'email',
    recipient,
    subject: mailSubject(tenant.brandName, mailText('contract.subject')),
    body: mailBody(tenant, [mailText('contract.signed', { orderNumber })], {
      text: 'contract.link',
      path: `/signing?orderNumber=${encodeURIComponent(orderNumber)}`,
    }),
  });
}
