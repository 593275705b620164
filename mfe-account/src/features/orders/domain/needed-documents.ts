import {
  isDocumentComplete,
  type DealDocument,
  type OrderDocumentList,
} from '@forecourt/shared-contracts/documents';
import { actionGroups, type NextAction } from '@forecourt/shared-contracts/progress';
import { isBeforeSteps } from './action-href.ts';
import { orderCardState } from './order-card-state.ts';
import type { OrderWithAction } from './order-groups.ts';

/** What an order waits for while its tracker accepts uploads already. */
const openWhileUndecided: readonly NextAction['id'][] = [
  'loan-decision',
  'lender-timed-out',
  'answer-approval',
  'answer-counteroffer',
];

/** Returns whether the dealer refused a document, for a reason that it states. */
export function isRefused({ reason }: Pick<DealDocument, 'reason'>): boolean {
  return Boolean(reason);
}

/**
 * The orders that ask for documents (ACCT-48): those of which one was refused, those whose next step is the documents, then by what they
 * need as in the list of orders; one that only asks later is among those that wait. The newest first among equals.
 */
export function documentOrders(
  orders: readonly OrderDocumentList[],
  rows: readonly OrderWithAction[],
): readonly OrderDocumentList[] {
  const rank = ({ documents, orderNumber }: OrderDocumentList) => {
    const action = rows.find(({ order }) => order.orderNumber === orderNumber)?.action;
    const group = action ? actionGroups.indexOf(action.group) : actionGroups.length;
    if (action?.group === 'ended') return group;
    if (asksLater(action)) return actionGroups.indexOf('waiting');
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
  return action?.step === 'documents' || (asksNow(action) && documents.some(isRefused));
}

function asksNow(action: OrderWithAction['action'] | undefined): boolean {
  return action?.group !== 'ended' && !asksLater(action);
}

function asksLater(action: OrderWithAction['action'] | undefined): boolean {
  return action !== undefined && isBeforeSteps(action) && !openWhileUndecided.includes(action.id);
}

/** Whether documents are asked for: `now`; `later`, once the order is created or has a loan; or `no`, as all are there or the order is over. */
export type DocumentRequest = 'now' | 'later' | 'no';

/** Returns whether the documents of an order are asked for. `row` is undefined when the order could not be loaded. */
export function documentRequest(
  documents: OrderDocumentList['documents'],
  row: OrderWithAction | undefined,
): DocumentRequest {
  const state = row && orderCardState(row.order);
  if (state === 'delivered' || state === 'canceled' || row?.action.group === 'ended') return 'no';
  if (documents.every(isDocumentComplete)) return 'no';
  return asksLater(row?.action) ? 'later' : 'now';
}
