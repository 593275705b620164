import type { ReactNode } from 'react';
import type { PriceIndicator } from '@forecourt/shared-contracts/inventory';
import type { CardPayment, PriceDetails } from './card-payment.ts';
import type { CardVehicle } from './card-vehicle.ts';

/** What a vehicle card shows, and what may be done with it; an action that is left out has no control. */
export interface VehicleCardProps {
  vehicle: CardVehicle;
  /** What the card is called where it stands for more than its vehicle: an order. */
  label?: string;
  /** From `cardPayment`; leave out where a page shows its own money block. */
  payment: CardPayment;
  /** What the price is made of, in a tooltip beside it (checkout surfaces). */
  priceDetails?: PriceDetails | undefined;
  favourite?: { isSaved: boolean; onToggle: () => void } | undefined;
  /** With a reason the switch cannot be turned on; it stays in reach and says why. */
  compare?: { isCompared: boolean; disabledReason?: string; onToggle: () => void } | undefined;
  /** The compare switch as a round button on the picture in place of the one in the bar (flag `inline_compare_icons`). */
  hasInlineCompare?: boolean;
  /** How the price stands beside the vehicle's valuation (kbbPriceIndicator, flag `shop_rex_kbb_widget_badges`). */
  valuation?: PriceIndicator | undefined;
  /** Shows a close button (comparison, cart). */
  onClose?: (() => void) | undefined;
  closeLabel?: string;
  /** Where payments are made personal: the button of a card without any payment. */
  personalizeHref?: string | undefined;
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
