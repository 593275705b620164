import type { DecisionPhase } from '@forecourt/shared-contracts/commerce';

/**
 * Pages of an order outside its tracker (BUY-67, TRACK-103), each at `/checkout/{orderNumber}/{page}`. The requirements name only the route
 * `/checkout` (SITE-6), so the paths below it are our own choice; `/checkout/{orderNumber}` leads to the page that fits.
 */
export const orderPages = [
  'received',
  'application-received',
  'decision',
  'deposit',
  'thank-you',
  'receipt',
] as const;
export type OrderPage = (typeof orderPages)[number];

/** The facts that decide which page fits. */
export interface OrderPageFacts {
  readonly phase: DecisionPhase;
  /** Every step of the order is completed. */
  readonly isDone: boolean;
}

/** The page of each phase; 'done' means that no decision is pending. */
const phasePages: Readonly<Record<DecisionPhase, OrderPage | 'done'>> = {
  pending: 'application-received',
  approved: 'decision',
  countered: 'decision',
  declined: 'decision',
  'lenders-declined': 'decision',
  'timed-out': 'decision',
  canceled: 'decision',
  none: 'done',
  accepted: 'done',
};

/** Returns the current page of an order: a pending decision first, thank-you when every step is completed, else order received. */
export function fittingPage({ phase, isDone }: OrderPageFacts): OrderPage {
  const page = phasePages[phase];
  if (page !== 'done') return page;
  return isDone ? 'thank-you' : 'received';
}

function fits(page: OrderPage, facts: OrderPageFacts): boolean {
  if (page === 'receipt') return true;
  if (page === 'decision' && facts.phase === 'accepted') return true;
  return page === 'received' || page === 'deposit' ? !isHeldUp(facts.phase) : page === fittingPage(facts);
}

/**
 * Returns the page that a path below `/checkout/{orderNumber}` shows; undefined when it names none or one that does not fit: then the
 * fitting page is shown instead. The receipt always fits, accepted terms stay readable, and 'order received' remains after the steps are
 * done.
 */
export function pageFromPath(rest: string, facts: OrderPageFacts): OrderPage | undefined {
  const page = orderPages.find((one) => one === rest.replace(/\/$/, ''));
  return page && fits(page, facts) ? page : undefined;
}

/** Phases in which the order waits for its loan, or is closed. */
export type HeldUpPhase = Exclude<DecisionPhase, 'none' | 'accepted'>;
/** Phases in which the order is closed. */
export type OverPhase = 'declined' | 'canceled';

/**
 * Whether the tracker's home redirects to the order's page first: a decision is pending, needs the buyer, or has ended the loan. The steps
 * keep their own paths meanwhile.
 */
export function isHeldUp(phase: DecisionPhase): phase is HeldUpPhase {
  return phase !== 'none' && phase !== 'accepted';
}

/** Whether the order is closed, so that none of its steps can be worked on. */
export function isOrderOver(phase: DecisionPhase): phase is OverPhase {
  return phase === 'declined' || phase === 'canceled';
}

/** Returns the path of an order's page; without `page`, of the one that fits. */
export function orderPagePath(orderNumber: string, page?: OrderPage): string {
  return `/checkout/${encodeURIComponent(orderNumber)}${page ? `/${page}` : ''}`;
}
