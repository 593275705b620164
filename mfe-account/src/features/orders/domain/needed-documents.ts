import { isDocumentComplete, type OrderDocumentList } from '@forecourt/shared-contracts/documents';
import type { OrderCardState } from './order-card-state.ts';

/** The orders that ask for documents, the newest first (ACCT-48). */
export function documentOrders(orders: readonly OrderDocumentList[]): readonly OrderDocumentList[] {
  return orders.filter(({ documents }) => documents.length > 0).reverse();
}

/**
 * Returns whether the buyer is led to the upload: a document is missing or was refused, and the order is neither delivered nor canceled.
 * `state` is undefined when the order could not be loaded.
 */
export function needsUpload(
  documents: OrderDocumentList['documents'],
  state: OrderCardState | undefined,
): boolean {
  return state !== 'delivered' && state !== 'canceled' && !documents.every(isDocumentComplete);
}
