import type {
  IneligibleReason,
  Lender,
  LoanBalance,
  TradeInAnswers,
  TradeInChoices,
} from '@forecourt/shared-contracts/trade-in';
import type { VinReading } from '../inventory/index.ts';

/** Tells vehicles by their VIN, and which there are to choose from. */
export interface VinDecoder {
  /** Undefined for a VIN that it knows nothing of. */
  decode(vin: string): Promise<VinReading | undefined>;
  /** What can be chosen next, see `listTradeInChoices`. `currentYear` is the dealer's. */
  choices(chosen: ChosenWords, currentYear: number): Promise<TradeInChoices>;
}

/** What somebody has chosen so far. */
export interface ChosenWords {
  readonly year?: string | undefined;
  readonly make?: string | undefined;
  readonly model?: string | undefined;
}

/** A vehicle to be valued. `askedOn` is the day of the question by the dealer's clock. */
export interface ValuationQuestion {
  readonly answers: Omit<TradeInAnswers, 'email'>;
  readonly askedOn: string;
}

/** What becomes of a question that was decided. */
export type Decision =
  | { readonly kind: 'offer'; readonly valueCents: number }
  | { readonly kind: 'denied' }
  | { readonly kind: 'ineligible'; readonly reason: IneligibleReason };

/** The valuation service could not be asked. */
export class ValuationDown extends Error {}

/** The valuation service. Both calls reject with {@link ValuationDown} when it cannot be asked. */
export interface ValuationPort {
  /** Decides at once, or says that a person looks at it first. */
  value(question: ValuationQuestion): Promise<Decision | { readonly kind: 'review' }>;
  /** What came of a review that was asked for at an instant; undefined while it is not done. */
  review(question: ValuationQuestion, requestedAt: Date, now: Date): Promise<Decision | undefined>;
}

/** A question to a lender. The last four digits of the SSN are for the lender alone. */
export interface PayoffQuestion {
  readonly lender: Lender;
  readonly vin: string;
  readonly accountLast4: string;
  readonly lastName: string;
  readonly ssnLast4: string;
}

/** What a lender answers: what is owed, that there is no such loan, or nothing in time. */
export type PayoffAnswer =
  | { readonly kind: 'loan'; readonly loan: LoanBalance }
  | { readonly kind: 'not-found' }
  | { readonly kind: 'failed' };

/** The service that asks lenders what is owed. */
export interface PayoffPort {
  lenders(): Promise<readonly Lender[]>;
  ask(question: PayoffQuestion): Promise<PayoffAnswer>;
}

/** The outside services of trade-ins. */
export interface TradeInServices {
  readonly vins: VinDecoder;
  readonly valuation: ValuationPort;
  readonly payoffs: PayoffPort;
}
