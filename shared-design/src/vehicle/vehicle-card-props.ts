import type { ReactNode } from 'react';
import type { PriceIndicator } from '@forecourt/shared-contracts/inventory';
import type { CardPayment, PriceDetails } from './card-payment.ts';
import type { CardVehicle } from './card-vehicle.ts';

/** Contents and actions of a vehicle card; an omitted action has no control. */
export interface VehicleCardProps {
  vehicle: CardVehicle;
  /** Label of the card if it represents more than its vehicle: an order. */
  label?: string;
  /** From `cardPayment`; omit it if the page shows its own money block. */
  payment: CardPayment;
  /** Parts of the price, in a tooltip next to it (checkout surfaces). */
  priceDetails?: PriceDetails | undefined;
  favorite?: { isSaved: boolean; onToggle: () => void } | undefined;
  /** With a reason the switch cannot be turned on; it stays focusable and says why. */
  compare?: { isCompared: boolean; disabledReason?: string; onToggle: () => void } | undefined;
  /** Shows the compare switch as a round button on the picture instead of in the bar (flag `inline_compare_icons`). */
  hasInlineCompare?: boolean;
  /** How the price compares with the vehicle's valuation (kbbPriceIndicator, flag `shop_rex_kbb_widget_badges`). */
  valuation?: PriceIndicator | undefined;
  /** Shows a close button (comparison, cart). */
  onClose?: (() => void) | undefined;
  closeLabel?: string;
  /** Where payments are personalized: the target of the button on a card without any payment. */
  personalizeHref?: string | undefined;
  onAdjustDownPayment?: ((amountCents: number) => void) | undefined;
  onRemoveTrade?: (() => void) | undefined;
  /** Search for similar vehicles, for sold and pending ones. */
  similarHref?: string | undefined;
  dealerPhone?: { number: string; label: string } | undefined;
  /** Picture above the text, or next to it from 600 px up. */
  layout?: 'column' | 'row';
  headingLevel?: 'h2' | 'h3' | 'h4';
  /** True for cards on the first screen: their picture loads eagerly. */
  eager?: boolean;
  imageFit?: 'cover' | 'contain';
  /** The page's own money block (cart, checkout) instead of price and payment. */
  money?: ReactNode;
  /** Content below the money block: a valuation badge, an order status. */
  children?: ReactNode;
}
