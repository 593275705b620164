import {
  isDocumentComplete,
  type DealDocument,
  type OrderDocumentList,
} from '@forecourt/shared-contracts/documents';
import { actionGroups } from '@forecourt/shared-contracts/progress';
import type { OrderCardState } from './order-card-state.ts';
import type { OrderWithAction } from './order-groups.ts';

/** Returns whether the dealer refused a document, for a reason that it states. */
export function isRefused({ reason }: Pick<DealDocument, 'reason'>): boolean {
  return Boolean(reason);
}

/**
 * The orders that ask for documents (ACCT-48): those of which one was refused, those whose next step is the documents, then by what they
 * need as in the list of orders; the newest first among equals.
 */
export function documentOrders(
  orders: readonly OrderDocumentList[],
  rows: readonly OrderWithAction[],
): readonly OrderDocumentList[] {
  const rank = ({ documents, orderNumber }: OrderDocumentList) => {
    const action = rows.find(({ order }) => order.orderNumber === orderNumber)?.action;
    const group = action ? actionGroups.indexOf(action.group) : actionGroups.length;
    if (action?.group === 'ended') return group;
    if (documents.some(isRefused)) return -2;
    return action?.step === 'documents' ? -1 : group;
  };
  return orders
    .filter(({ documents }) => documents.length > 0)
    .reverse()
    .sort((one, other) => rank(one) - rank(other));
}

/** Returns whether documents are what an order needs next: its next step is theirs, or one was refused that can still be replaced. */
export function needsDocumentsNext(
  { documents, orderNumber }: OrderDocumentList,
  rows: readonly OrderWithAction[],
): boolean {
  const action = rows.find(({ order }) => order.orderNumber === orderNumber)?.action;
  return action?.step === 'documents' || (action?.group !== 'ended' && documents.some(isRefused));
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
