import { createContext, use, type ComponentType } from 'react';
import type { CardPayment } from '@forecourt/shared-design';
import type { Vehicle } from '@forecourt/shared-contracts/inventory';

/** Props of a vehicle page's notice about this shopper's payment. */
export interface PersonalNoticeProps {
  readonly vehicle: Vehicle;
  readonly onAdjustDownPayment: (amountCents: number) => void;
}

/** Payments of a shopper who has a pre-qualification, in any state. */
export interface PersonalPayments {
  /**
   * Initial values of the calculator. While an approval is valid, `creditTier` is set and cannot be changed, and `state` is the shopper's
   * home state, whose taxes count until a ZIP code is entered.
   */
  readonly defaults: {
    readonly creditTier?: string;
    readonly state?: string;
    readonly downPaymentCents?: number;
    /** The applied trade-in, in cents. */
    readonly tradeIn?: { readonly valueCents: number; readonly payoffCents: number };
  };
  /** The payment that a card shows in place of the estimate. */
  cardPaymentOf(vehicle: Vehicle): CardPayment;
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
