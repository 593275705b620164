import { isSigned } from '@forecourt/shared-contracts/progress';
import { desc, eq } from 'drizzle-orm';
import type { TenantStore } from '../db/index.ts';
import { signingPackages } from './contracting.tables.ts';

/** A stored contract package. */
export type SigningPackageRow = typeof signingPackages.$inferSelect;

/** The newest contract package of an order; undefined until there is one. */
export function findSigningPackage(
  store: TenantStore,
  orderNumber: string,
): Promise<SigningPackageRow | undefined> {
  return store.findOne(signingPackages, {
    where: eq(signingPackages.orderNumber, orderNumber),
    orderBy: [desc(signingPackages.position)],
  });
}

/** What stands in the way of telling a signing status; undefined when nothing does. */
export type SigningFault = 'error.validation.transactionExpired' | 'error.validation.wrongPackageStatus';

const finished: readonly string[] = ['Signed', 'Verified', 'Cancelled'];

/** Deals that come to no contract: cancelled, or declined by the buyer. */
const endedDeals: readonly (string | null)[] = ['CANC', 'UDEC'];

/** Whether an order and its deal can still come to a contract. */
export function isDealOpen(order: { readonly status: string; readonly dealStatus: string | null }): boolean {
  return order.status !== 'CANCELED' && !endedDeals.includes(order.dealStatus);
}

/**
 * A package whose time ran out before the buyer signed it is expired; one of a deal that was canceled or declined is in the wrong status.
 * The tracker reads both as `Cancelled` (TRACK-108).
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

/** Whether a package can still be signed by the buyer: neither ended nor expired, of an open deal whose verification stands. */
export function canBeSigned(
  signing: SigningPackageRow | undefined,
  order: { readonly status: string; readonly dealStatus: string | null },
  now: Date,
): signing is SigningPackageRow {
  if (!signing || finished.includes(signing.status) || isSigned(signing)) return false;
  if (!isDealOpen(order) || order.dealStatus === 'VEXP') return false;
  return signingFault(signing, order.dealStatus, now) === undefined;
}
