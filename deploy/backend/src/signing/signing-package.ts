import { isSigned } from '@forecourt/shared-contracts/progress';
import { desc } from 'drizzle-orm';
import { dealPhase, type DealStatus, isDealEnded, orderStage } from '@forecourt/shared-contracts/commerce';
import { signingStage } from '@forecourt/shared-contracts/signing';
import { defineRead, isOneOf, type TenantStore } from '../db/index.ts';
import { signingPackages } from './signing.tables.ts';
import type { OrderRow } from '../orders/index.ts';

/** A stored contract package. */
export type SigningPackageRow = typeof signingPackages.$inferSelect;

/** Returns the latest contract package of an order; undefined if there is none. */
export async function findSigningPackage(
  store: TenantStore,
  orderNumber: string,
): Promise<SigningPackageRow | undefined> {
  return (await signingPackagesOf(store, [orderNumber]))[0];
}

const packages = defineRead(signingPackages, ['orderNumbers'], ({ orderNumbers }) => ({
  where: isOneOf(signingPackages.orderNumber, orderNumbers),
  orderBy: [desc(signingPackages.position)],
}));

/** Returns every contract package of several orders, the latest first. */
export function signingPackagesOf(
  store: TenantStore,
  orderNumbers: readonly string[],
): Promise<SigningPackageRow[]> {
  return store.read(packages, { orderNumbers });
}

/** Whether the buyer has signed the contract of an order. */
export async function isContractSigned(store: TenantStore, orderNumber: string): Promise<boolean> {
  return isSigned(await findSigningPackage(store, orderNumber));
}

/** Why a signing status cannot be reported; undefined when it can. */
export type SigningFault = 'error.validation.transactionExpired' | 'error.validation.wrongPackageStatus';

/** Whether a deal gets no contract: it was canceled or returned, or the buyer declined its loan. */
function isDealRefused(dealStatus: DealStatus | null): boolean {
  return isDealEnded(dealStatus) || dealPhase(dealStatus) === 'declined';
}

/** Whether a package can no longer change. */
const isFinished = ({ status }: Pick<SigningPackageRow, 'status'>) => signingStage(status) !== 'open';

/** Whether an order and its deal can still get a contract. */
export function isDealOpen(order: Pick<OrderRow, 'status' | 'dealStatus'>): boolean {
  return orderStage(order.status) !== 'canceled' && !isDealRefused(order.dealStatus);
}

/**
 * A package that ran out of time before the buyer signed is expired; one of a canceled or declined deal has
 * the wrong status. The tracker shows both as `Cancelled` (TRACK-108).
 */
export function signingFault(
  signing: Pick<SigningPackageRow, 'status' | 'signersCompleted' | 'expiresAt'>,
  dealStatus: DealStatus | null,
  now: Date,
): SigningFault | undefined {
  if (isFinished(signing) || isSigned(signing)) return undefined;
  if (signing.expiresAt && signing.expiresAt <= now) return 'error.validation.transactionExpired';
  return isDealRefused(dealStatus) ? 'error.validation.wrongPackageStatus' : undefined;
}

/**
 * Whether the buyer can still sign a package: it is neither ended nor expired, and its deal is open with a
 * valid verification.
 */
export function canBeSigned(
  signing: SigningPackageRow | undefined,
  order: Pick<OrderRow, 'status' | 'dealStatus'>,
  now: Date,
): signing is SigningPackageRow {
  if (!signing || isFinished(signing) || isSigned(signing)) return false;
  if (!isDealOpen(order) || order.dealStatus === 'VEXP') return false;
  return signingFault(signing, order.dealStatus, now) === undefined;
}
