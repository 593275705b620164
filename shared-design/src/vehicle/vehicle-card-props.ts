import type { ReactNode } from 'react';
import type { CardPayment, PriceDetails } from './card-payment.ts';
import type { CardVehicle } from './card-vehicle.ts';

/** What a vehicle card shows, and what may be done with it; an action that is left out has no control. */
export interface VehicleCardProps {
  vehicle: CardVehicle;
  /** From `cardPayment`; leave out where a page shows its own money block. */
  payment: CardPayment;
  /** What the price is made of, in a tooltip beside it (checkout surfaces). */
  priceDetails?: PriceDetails | undefined;
  favourite?: { isSaved: boolean; onToggle: () => void } | undefined;
  compare?: { isCompared: boolean; isDisabled?: boolean; onToggle: () => void } | undefined;
  /** Shows a close button (comparison, cart). */
  onClose?: (() => void) | undefined;
  closeLabel?: string;
  onPersonalize?: (() => void) | undefined;
  onAdjustDownPayment?: ((amountCents: number) => void) | undefined;
  onRemoveTrade?: (() => void) | undefined;
  onOpen?: (() => void) | undefined;
  /** Search for vehicles like this one, for sold and pending ones. */
  similarHref?: string | undefined;
  dealerPhone?: { number: string; label: string } | undefined;
  /** Picture above the text, or beside it from 600 px on. */
  layout?: 'column' | 'row';
  headingLevel?: 'h2' | 'h3' | 'h4';
  /** True for cards of the first screen: their picture loads at once. */
  eager?: boolean;
  imageFit?: 'cover' | 'contain';
  /** Money block of the page's own (cart, checkout) in place of price and payment. */
  money?: ReactNode;
  /** More under the money: a valuation badge, an order status. */
  children?: ReactNode;
}
