import * as v from 'valibot';
import { statusSchema } from '../http/status-schema.ts';

/** Deal status codes (BUY-68). */
export const dealStatusCodes = [
  'UNKNOWN',
  'DPEN',
  'LNSEL',
  'LDEC',
  'LTIM',
  'LSEL',
  'APEN',
  'UACC',
  'UDEC',
  'SIGN',
  'CANC',
  'CSAV',
  'CFAIL',
  'VPEN',
  'VEXP',
  'VRFA',
  'VRWR',
  'VRFY',
  'SUBS',
  'PSIGN',
  'SUBF',
  'BOOK',
  'FUND',
  'PDOC',
  'RTRN',
] as const;

export const DealStatusSchema = v.picklist(dealStatusCodes);
export type DealStatus = v.InferOutput<typeof DealStatusSchema>;

/** A deal status as received; a code that this build does not know is UNKNOWN, which is a code itself. */
export const ReportedDealStatusSchema = statusSchema(dealStatusCodes);

/**
 * The phase of the lender's decision on an order. `none` if there is nothing to decide: a cash order, an application that was never sent,
 * or an order that the dealer has taken over manually (OFFRAMP).
 */
export type DecisionPhase =
  | 'none'
  /** The lender has not answered yet. */
  | 'pending'
  /** A lender approved: the buyer accepts or declines. */
  | 'approved'
  /** A lender offers other terms: the buyer accepts or declines them. */
  | 'countered'
  | 'accepted'
  /** The buyer declined, so the loan is declined. */
  | 'declined'
  | 'lenders-declined'
  | 'timed-out'
  | 'canceled';

interface DealStatusRule {
  readonly phase: DecisionPhase;
  /** Whether a lender or the dealer has yet to answer. */
  readonly isAwaited?: true;
}

const rules: Readonly<Record<DealStatus, DealStatusRule>> = {
  UNKNOWN: { phase: 'none' },
  CSAV: { phase: 'none' },
  CFAIL: { phase: 'none' },
  DPEN: { phase: 'pending', isAwaited: true },
  APEN: { phase: 'pending', isAwaited: true },
  LNSEL: { phase: 'countered' },
  LSEL: { phase: 'approved' },
  LDEC: { phase: 'lenders-declined' },
  LTIM: { phase: 'timed-out' },
  UACC: { phase: 'accepted' },
  UDEC: { phase: 'declined' },
  CANC: { phase: 'canceled' },
  RTRN: { phase: 'canceled' },
  SIGN: { phase: 'accepted' },
  VPEN: { phase: 'accepted', isAwaited: true },
  VEXP: { phase: 'accepted' },
  VRFA: { phase: 'accepted' },
  VRWR: { phase: 'accepted' },
  VRFY: { phase: 'accepted' },
  SUBS: { phase: 'accepted' },
  PSIGN: { phase: 'accepted' },
  SUBF: { phase: 'accepted', isAwaited: true },
  BOOK: { phase: 'accepted' },
  FUND: { phase: 'accepted' },
  PDOC: { phase: 'accepted' },
};

/** Returns the decision phase that a deal status stands for; 'none' for a deal without a status. */
export function dealPhase(status: DealStatus | null | undefined): DecisionPhase {
  return status ? rules[status].phase : 'none';
}

/** Whether a deal waits for an answer from a lender or the dealer. */
export function isDealAwaited(status: DealStatus | null | undefined): boolean {
  return Boolean(status && rules[status].isAwaited);
}

/** Whether a deal has ended: canceled or returned. */
export function isDealEnded(status: DealStatus | null | undefined): boolean {
  return dealPhase(status) === 'canceled';
}
