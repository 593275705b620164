import { decisionPhase, type DecisionPhase, type Order } from '@forecourt/shared-contracts/commerce';

/** Where an order's card links to, and the decision it is waiting for, if any. */
export interface OrderEntry {
  readonly href: string;
  readonly decision:
    | Extract<DecisionPhase, 'pending' | 'approved' | 'countered' | 'lenders-declined' | 'timed-out'>
    | undefined;
}

/** Returns the entry point of an order: its decision page while a loan is undecided or was refused, else its tracker. */
export function orderEntry({ orderNumber, orderStatus, deal }: Order): OrderEntry {
  const number = encodeURIComponent(orderNumber);
  const phase = decisionPhase({ dealType: deal.type, dealStatus: deal.status, orderStatus });
  switch (phase) {
    case 'pending':
    case 'approved':
    case 'countered':
    case 'lenders-declined':
    case 'timed-out':
      return { href: `/checkout/${number}`, decision: phase };
    case 'none':
    case 'accepted':
    case 'declined':
    case 'canceled':
      return { href: `/progress/${number}`, decision: undefined };
  }
}
