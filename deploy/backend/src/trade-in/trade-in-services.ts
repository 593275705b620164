import type {
  IneligibleReason,
  PayoffLender,
  LoanBalance,
  TradeInAnswers,
  TradeInChoices,
} from '@forecourt/shared-contracts/trade-in';

/** The data of a VIN: year and make, and the model with its trims if the decoder knows them. */
export interface VinReading {
  readonly year: number;
  readonly make: string;
  readonly model: string | null;
  readonly trims: readonly string[];
}

/** Identifies vehicles by VIN, and lists the vehicles to choose from. */
export interface VinDecoder {
  /** Undefined for an unknown VIN. The code of a model year comes again every 30 years: it is at most the year after `currentYear`. */
  decode(vin: string, currentYear: number): Promise<VinReading | undefined>;
  /** Returns what can be chosen next, see `listTradeInChoices`. `currentYear` is the dealer's. */
  choices(chosen: ChosenVehicleFields, currentYear: number): Promise<TradeInChoices>;
}

/** The choices so far. */
export interface ChosenVehicleFields {
  readonly year?: string | undefined;
  readonly make?: string | undefined;
  readonly model?: string | undefined;
}

/** A vehicle to value. `askedOn` is the date of the request in the dealer's time zone. */
export interface ValuationRequest {
  readonly answers: Omit<TradeInAnswers, 'email'>;
  readonly askedOn: string;
}

/** The result of a decided request. */
export type Decision =
  | { readonly kind: 'offer'; readonly valueCents: number }
  | { readonly kind: 'denied' }
  | { readonly kind: 'ineligible'; readonly reason: IneligibleReason };

/** The valuation service was unavailable. */
export class ValuationDown extends Error {}

/** The valuation service. Both calls reject with {@link ValuationDown} if it is unavailable. */
export interface ValuationPort {
  /** Decides at once, or reports that a person must review it. */
  value(question: ValuationRequest): Promise<Decision | { readonly kind: 'review' }>;
  /** Returns the result of a review requested at an instant; undefined while it is not done. */
  review(question: ValuationRequest, requestedAt: Date, now: Date): Promise<Decision | undefined>;
}

/** A query to a lender. The last four digits of the SSN are only for the lender. */
export interface PayoffQuestion {
  readonly lender: PayoffLender;
  readonly vin: string;
  readonly accountLast4: string;
  readonly lastName: string;
  readonly ssnLast4: string;
}

/** A lender's answer: the payoff, no such loan, or nothing in time. */
export type PayoffAnswer =
  | { readonly kind: 'loan'; readonly loan: LoanBalance }
  | { readonly kind: 'not-found' }
  | { readonly kind: 'failed' };

/** The service that queries lenders for payoffs. */
export interface PayoffPort {
  lenders(): Promise<readonly PayoffLender[]>;
  ask(question: PayoffQuestion): Promise<PayoffAnswer>;
}

/** The external services of trade-ins. */
export interface TradeInServices {
  readonly vins: VinDecoder;
  readonly valuation: ValuationPort;
  readonly payoffs: PayoffPort;
}
