import type { ApprovalCondition, CounterOffer, DeclineReason } from '@forecourt/shared-contracts/commerce';

/**
 * A lender's possible answers: approved at the terms of the order (LSEL), possibly conditional on documents;
 * other terms (LNSEL: the buyer selects the lender by taking them); declined by all (LDEC), with reasons;
 * timed out (LTIM).
 */
export type LenderAnswer =
  | { readonly dealStatus: 'LSEL'; readonly conditions: readonly ApprovalCondition[] }
  | {
      readonly dealStatus: 'LNSEL';
      readonly counter: CounterOffer;
      readonly reasons: readonly DeclineReason[];
    }
  | { readonly dealStatus: 'LDEC'; readonly reasons: readonly DeclineReason[] }
  | { readonly dealStatus: 'LTIM' };

/**
 * An answer that the sandbox's lender holds until it is due, and whether the dealer's system fails to create
 * the order at first.
 */
export interface PlannedAnswer {
  readonly answer: LenderAnswer;
  readonly isPreparationFailing: boolean;
}
