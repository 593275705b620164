import { createContext, use, type ComponentType, type ReactNode } from 'react';
import type { CardPayment } from '@forecourt/shared-design';
import type { Vehicle } from '@forecourt/shared-contracts/inventory';
import type { PriceBreakdown } from '@forecourt/shared-contracts/pricing';

/** Props of a vehicle page's notice about this shopper's payment. */
export interface PersonalNoticeProps {
  readonly vehicle: Vehicle;
  /** The calculator's price, whose errors are explained. */
  readonly price: PriceBreakdown;
  readonly onAdjustDownPayment: (amountCents: number) => void;
}

/** Payments of a shopper who has a pre-qualification, in any state. */
export interface PersonalPayments {
  /**
   * Initial values of a vehicle's calculator: the purchase type that its card shows, cash for who is declined, and the shopper's home state,
   * whose taxes count until a ZIP code is entered.
   */
  defaultsOf(vehicle: Vehicle): {
    readonly purchaseType?: 'Cash' | 'Lease';
    /** The terms of a valid approval, which cannot be changed: credit tier, rate for this vehicle, the most that it covers. */
    readonly approved?: {
      readonly creditTier: string;
      readonly aprPercent: number;
      readonly approvedUpToCents: number;
    };
    readonly state?: string;
    readonly downPaymentCents?: number;
    /** The applied trade-in, in cents. */
    readonly tradeIn?: { readonly valueCents: number; readonly payoffCents: number };
  };
  /** The payment that a card shows in place of the estimate. */
  cardPaymentOf(vehicle: Vehicle): CardPayment;
  /** What a card states below that payment; undefined for nothing. */
  cardNoteOf(vehicle: Vehicle): ReactNode;
  adjustDownPayment(amountCents: number): void;
  /** Asks for confirmation, then removes the applied trade-in. */
  readonly removeTradeIn: () => void;
  /** The state of the pre-qualification, for the head of a list. */
  readonly Banner: ComponentType;
  readonly Notice: ComponentType<PersonalNoticeProps>;
}

/** The part that fetches, in its own chunk: publishes the result and renders only its own dialog. */
export interface PersonalLoaderProps {
  readonly onChange: (personal: PersonalPayments | undefined) => void;
}

/** Set by `PersonalPaymentsProvider`; undefined while payments are the general estimates. */
export const PersonalPaymentsContext = createContext<PersonalPayments | undefined>(undefined);

/** This shopper's payments; undefined while they are the general estimates. */
export const usePersonalPayments = () => use(PersonalPaymentsContext);
