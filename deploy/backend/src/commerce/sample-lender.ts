/** A lender who answers by itself. Without one, answers come from the lenders' own service, through the order's deal status. */
export interface LenderDesk {
  readonly name: string;
  /** How long it takes from the buyer's first look at the pending decision until it approves. */
  readonly answersAfterMs: number;
}

/**
 * The sandbox's lender: approves every application 45 s after the buyer first looked at its decision, at the terms of the order. The
 * look starts it, so that a sample order waits for whoever wants to see it wait.
 */
export const sampleLender: LenderDesk = { name: 'Lakeshore Credit Union (sample)', answersAfterMs: 45_000 };
