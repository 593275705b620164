import {
  isDocumentComplete,
  signingDocumentKeys,
  type DealDocument,
  type OrderDocumentList,
} from '@forecourt/shared-contracts/documents';
import { actionGroups, type NextAction } from '@forecourt/shared-contracts/progress';
import { isBeforeSteps } from './action-href.ts';
import { orderCardState } from './order-card-state.ts';
import type { OrderWithAction } from './order-groups.ts';

/** What an order waits for while its tracker accepts uploads already, although nothing is asked before a loan is accepted (ACCT-47). */
const openWhileUndecided: readonly NextAction['id'][] = [
  'loan-decision',
  'lender-timed-out',
  'answer-approval',
  'answer-counteroffer',
];

/** Returns whether the dealer refused a document, for a reason that it states. */
function isRefused({ reason }: Pick<DealDocument, 'reason'>): boolean {
  return Boolean(reason);
}

/** What an order asks its documents for: that were refused; that signing needs; that can follow after signing; or to finish a signed order. */
type DocumentsPurpose = 'Refused' | 'Missing' | 'AfterSigning' | 'ToFinish';

/** Returns the documents that an order asks for, refused ones before all others, with what it asks them for; undefined if all are there. */
export function askedDocuments(
  documents: readonly DealDocument[],
  isSigned: boolean,
): { readonly asked: readonly DealDocument[]; readonly purpose: DocumentsPurpose } | undefined {
  const refused = documents.filter(isRefused);
  if (refused.length > 0) return { asked: refused, purpose: 'Refused' };
  const asked = documents.filter((one) => !isDocumentComplete(one));
  if (asked.length === 0) return undefined;
  if (asked.some(({ key }) => signingDocumentKeys.includes(key))) return { asked, purpose: 'Missing' };
  return { asked, purpose: isSigned ? 'ToFinish' : 'AfterSigning' };
}

const requestOrder = ['now', 'open', 'later', 'no'] as const;

/** Whether documents are asked for: `now`; not yet, but uploads are `open`; `later`, once the order is created; or `no`, as all are there or none is needed. */
export type DocumentRequest = (typeof requestOrder)[number];

/**
 * The orders that have documents (ACCT-48): those of which one was refused, those whose next step is the documents, then by whether they are
 * asked for, then by what they need as in the list of orders. The newest first among equals.
 */
export function documentOrders(
  orders: readonly OrderDocumentList[],
  rows: readonly OrderWithAction[],
): readonly OrderDocumentList[] {
  const rank = ({ documents, orderNumber }: OrderDocumentList) => {
    const action = rows.find(({ order }) => order.orderNumber === orderNumber)?.action;
    if (takesUploads(action) && documents.some(isRefused)) return -2;
    if (action?.step === 'documents') return -1;
    const group = action ? actionGroups.indexOf(action.group) : actionGroups.length;
    return requestOrder.indexOf(requestOf(documents, action)) * 10 + group;
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
  return action?.step === 'documents' || (takesUploads(action) && documents.some(isRefused));
}

type Action = OrderWithAction['action'];

function takesUploads(action: Action | undefined): boolean {
  if (action === undefined) return true;
  return action.group !== 'ended' && (!isBeforeSteps(action) || openWhileUndecided.includes(action.id));
}

function requestOf(documents: readonly DealDocument[], action: Action | undefined): DocumentRequest {
  if (documents.every(isDocumentComplete)) return 'no';
  if (action === undefined) return 'now';
  if (action.group === 'ended' || action.id === 'lenders-declined') return 'no';
  if (openWhileUndecided.includes(action.id)) return 'open';
  return isBeforeSteps(action) ? 'later' : 'now';
}

/** Returns whether the documents of an order are asked for. `row` is undefined when the order could not be loaded. */
export function documentRequest(
  documents: OrderDocumentList['documents'],
  row: OrderWithAction | undefined,
): DocumentRequest {
  const state = row && orderCardState(row.order);
  if (state === 'delivered' || state === 'canceled') return 'no';
  return requestOf(documents, row?.action);
}

/** Returns the documents of an order: refused ones first, then those that signing needs, then other missing ones; complete ones last. */
export function sortedDocuments(documents: readonly DealDocument[]): DealDocument[] {
  const rank = (document: DealDocument) => {
    if (isRefused(document)) return 0;
    if (isDocumentComplete(document)) return 3;
    return signingDocumentKeys.includes(document.key) ? 1 : 2;
  };
  return [...documents].sort((one, other) => rank(one) - rank(other));
}
