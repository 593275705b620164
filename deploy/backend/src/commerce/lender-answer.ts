import type { ApprovalCondition, CounterOffer, DeclineReason } from '@forecourt/shared-contracts/commerce';

/**
 * What a lender may answer: approved at the terms of the order (LSEL), perhaps on condition of documents; other terms (LNSEL: the buyer
 * selects the lender by taking them); declined by all (LDEC), with reasons; out of time (LTIM).
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

/** An answer that the sandbox's lender keeps until its time has come, and whether the dealer's system fails to create the order at first. */
export interface PlannedAnswer {
  readonly answer: LenderAnswer;
  readonly isPreparationFailing: boolean;
}
