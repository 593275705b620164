import type { CanceledRefunds } from './canceled-refunds.ts';

/** What is shown of the money of a canceled order: a refund to come, one that was made, or that nothing was paid. Amounts in cents. */
export interface ShownRefund {
  readonly kind: 'due' | 'done' | 'none';
  readonly amountCents: number;
}

/** Returns the refund to show: what is still to come before what was made (BUY-62). */
export function shownRefund({
  doneCents,
  dueCents,
}: Pick<CanceledRefunds, 'doneCents' | 'dueCents'>): ShownRefund {
  if (dueCents > 0) return { kind: 'due', amountCents: dueCents };
  return doneCents > 0 ? { kind: 'done', amountCents: doneCents } : { kind: 'none', amountCents: 0 };
}
