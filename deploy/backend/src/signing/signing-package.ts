import { isSigned } from '@forecourt/shared-contracts/progress';
import { desc, eq } from 'drizzle-orm';
import type { TenantStore } from '../db/index.ts';
import { signingPackages } from './signing.tables.ts';

/** A stored contract package. */
export type SigningPackageRow = typeof signingPackages.$inferSelect;

/** Returns the latest contract package of an order; undefined if there is none. */
export function findSigningPackage(
  store: TenantStore,
  orderNumber: string,
): Promise<SigningPackageRow | undefined> {
  return store.findOne(signingPackages, {
    where: eq(signingPackages.orderNumber, orderNumber),
    orderBy: [desc(signingPackages.position)],
  });
}

/** Whether the buyer has signed the contract of an order. */
export async function isContractSigned(store: TenantStore, orderNumber: string): Promise<boolean> {
  return isSigned(await findSigningPackage(store, orderNumber));
}

/** Why a signing status cannot be reported; undefined when it can. */
export type SigningFault = 'error.validation.transactionExpired' | 'error.validation.wrongPackageStatus';

const finished: readonly string[] = ['Signed', 'Verified', 'Cancelled'];

/** Deals that do not get a contract: canceled, or declined by the buyer. */
const endedDeals: readonly (string | null)[] = ['CANC', 'UDEC'];

/** Whether an order and its deal can still get a contract. */
export function isDealOpen(order: { readonly status: string; readonly dealStatus: string | null }): boolean {
  return order.status !== 'CANCELED' && !endedDeals.includes(order.dealStatus);
}

/**
 * A package that ran out of time before the buyer signed is expired; one of a canceled or declined deal has
 * the wrong status. The tracker shows both as `Cancelled` (TRACK-108).
 */
export function signingFault(
  signing: Pick<SigningPackageRow, 'status' | 'signersCompleted' | 'expiresAt'>,
  dealStatus: string | null,
  now: Date,
): SigningFault | undefined {
  if (finished.includes(signing.status) || isSigned(signing)) return undefined;
  if (signing.expiresAt && signing.expiresAt <= now) return 'error.validation.transactionExpired';
  return endedDeals.includes(dealStatus) ? 'error.validation.wrongPackageStatus' : undefined;
}

/**
 * Whether the buyer can still sign a package: it is neither ended nor expired, and its deal is open with a
 * valid verification.
 */
export function canBeSigned(
  signing: SigningPackageRow | undefined,
  order: { readonly status: string; readonly dealStatus: string | null },
  now: Date,
): signing is SigningPackageRow {
  if (!signing || finished.includes(signing.status) || isSigned(signing)) return false;
  if (!isDealOpen(order) || order.dealStatus === 'VEXP') return false;
  return signingFault(signing, order.dealStatus, now) === undefined;
}
