import { createContext, use, type ComponentType } from 'react';
import type { CardPayment } from '@forecourt/shared-design';
import type { PersonalPayment } from '@forecourt/shared-contracts/prequalification';
import type { Vehicle } from '@forecourt/shared-contracts/inventory';

/** What a vehicle's page says of its payment for this shopper. */
export interface PersonalNoticeProps {
  readonly vehicle: Vehicle;
  readonly onAdjustDownPayment: (amountCents: number) => void;
}

/** Payments of a shopper who has a pre-qualification, in whatever state it is. */
export interface PersonalPayments {
  /**
   * What the calculator begins with. While an approval holds, `creditTier` is there and not chosen, and `state` is where the shopper lives,
   * whose taxes count until a ZIP code is named.
   */
  readonly defaults: {
    readonly creditTier?: string;
    readonly state?: string;
    readonly downPaymentCents?: number;
  };
  /** What a card shows in place of the estimate. */
  cardPaymentOf(vehicle: Vehicle): CardPayment;
  /** The vehicle with this shopper's payment, or their lease, in place of the estimate; without one where there is none. */
  personalized<V extends Vehicle>(vehicle: V): V & Pick<PersonalPayment, 'personalizedLease'>;
  adjustDownPayment(amountCents: number): void;
  /** Where the pre-qualification stands, for the head of a list. */
  readonly Banner: ComponentType;
  readonly Notice: ComponentType<PersonalNoticeProps>;
}

/** The part that asks, in a chunk of its own: tells what it knows and shows nothing. */
export interface PersonalDeskProps {
  readonly onChange: (personal: PersonalPayments | undefined) => void;
}

/** Filled by `PersonalPaymentsProvider`; undefined while payments are the same for everybody. */
export const PersonalPaymentsContext = createContext<PersonalPayments | undefined>(undefined);

/** This shopper's payments; undefined while they are the same as everybody's. */
export const usePersonalPayments = () => use(PersonalPaymentsContext);
