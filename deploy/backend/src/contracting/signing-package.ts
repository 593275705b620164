import { eq } from 'drizzle-orm';
import type { TenantStore } from '../db/index.ts';
import { signingPackages } from './contracting.tables.ts';

/** A stored contract package. */
export type SigningPackageRow = typeof signingPackages.$inferSelect;

/** The contract package of an order; undefined until the dealer has made one. */
export function findSigningPackage(
  store: TenantStore,
  orderNumber: string,
): Promise<SigningPackageRow | undefined> {
  return store.findOne(signingPackages, { where: eq(signingPackages.orderNumber, orderNumber) });
}

/** What stands in the way of telling a signing status; undefined when nothing does. */
export type SigningFault = 'error.validation.transactionExpired' | 'error.validation.wrongPackageStatus';

const finished: readonly string[] = ['Signed', 'Verified', 'Cancelled'];

/**
 * A package whose time ran out before it was signed is expired; one of a deal that was cancelled or declined
 * is in the wrong status (checkout-tracker.md section 8: the tracker reads both as Cancelled).
 */
export function signingFault(
  signing: Pick<SigningPackageRow, 'status' | 'expiresAt'>,
  dealStatus: string | null,
  now: Date,
): SigningFault | undefined {
  if (finished.includes(signing.status)) return undefined;
  if (signing.expiresAt && signing.expiresAt <= now) return 'error.validation.transactionExpired';
  return dealStatus === 'CANC' || dealStatus === 'UDEC' ? 'error.validation.wrongPackageStatus' : undefined;
}
