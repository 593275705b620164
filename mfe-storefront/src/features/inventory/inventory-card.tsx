import { dealerPhone } from '@forecourt/shared-contracts/formats';
import type { ReactNode } from 'react';
import { VehicleCard, type VehicleCardProps } from '@forecourt/shared-design';
import { type Vehicle, similarVehiclesPath } from '@forecourt/shared-contracts/inventory';
import { useFlag, useTenant } from '@forecourt/shared-contracts/react';
import { useCardChoices } from '../choices/index.ts';
import { usePersonalPayments, type PersonalPayments } from '../personal-payments/index.ts';
import { cardVehicle, inventoryPayment } from './card-vehicle.ts';

interface InventoryCardProps extends Pick<
  VehicleCardProps,
  'favorite' | 'compare' | 'onClose' | 'closeLabel'
> {
  readonly vehicle: Vehicle;
  readonly headingLevel?: 'h2' | 'h3';
  /** True for cards of the first screen. */
  readonly eager?: boolean;
  /** Additional content below the price. */
  readonly children?: ReactNode;
}

/** Nothing at all where there is nothing: the card has no place for it then. */
function contentOf(vehicle: Vehicle, personal: PersonalPayments | undefined, children: ReactNode): ReactNode {
  const note = personal?.cardNoteOf(vehicle);
  if (!note) return children;
  return (
    <>
      {note}
      {children}
    </>
  );
}

/** The shared vehicle card, filled from the inventory, with heart and compare switch unless the page sets its own, or none. */
export function InventoryCard({ vehicle, headingLevel = 'h3', eager = false, ...rest }: InventoryCardProps) {
  const tenant = useTenant();
  const personal = usePersonalPayments();
  const { contact } = tenant;
  const containsImages = useFlag('shop_srp_contain_images');
  const hasInlineCompare = useFlag('inline_compare_icons');
  const hasValuation = useFlag('shop_rex_kbb_widget_badges');
  return (
    <VehicleCard
      vehicle={cardVehicle(vehicle, tenant)}
      payment={personal?.cardPaymentOf(vehicle) ?? inventoryPayment(vehicle)}
      onAdjustDownPayment={personal?.adjustDownPayment}
      onRemoveTrade={personal?.removeTradeIn}
      {...useCardChoices(vehicle)}
      similarHref={similarVehiclesPath(vehicle)}
      personalizeHref={`/pre-qualification?returnTo=${vehicle.path}`}
      dealerPhone={dealerPhone(contact)}
      imageFit={containsImages ? 'contain' : 'cover'}
      hasInlineCompare={hasInlineCompare}
      valuation={hasValuation ? vehicle.kbbPriceIndicator : undefined}
      headingLevel={headingLevel}
      eager={eager}
      {...rest}
    >
      {contentOf(vehicle, personal, rest.children)}
    </VehicleCard>
  );
}
