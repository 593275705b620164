import { formatRoundedCurrency } from '@forecourt/shared-contracts/formats';
import type { Cart } from '@forecourt/shared-contracts/commerce';
import { useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import type { HandOverWay } from './hand-over-form.ts';

/**
 * Returns what a way to receive the vehicle says below its name: for a pickup its address and its fee, as far as the cart knows them, and for
 * a delivery its fee to the ZIP code of the cart, or that there is none, as long as the address has no other ZIP code.
 */
export function useWayHint(
  { vehicle, zipCode: zip, hasDelivery, deliveryFeeCents }: Cart,
  addressZip: string,
): (way: HandOverWay) => string {
  const { t } = useTranslation('creditApp');
  const phone = useTenant().contact.phoneAbbreviation;
  const deliveryHint = () => {
    if (!zip || (addressZip && zip !== addressZip)) return undefined;
    if (hasDelivery === false) return t('details.notDelivered', { zip });
    if (deliveryFeeCents === undefined) return undefined;
    const fee = formatRoundedCurrency(deliveryFeeCents);
    return t(`details.deliveryFee.${deliveryFeeCents === 0 ? 'free' : 'amount'}`, { zip, fee });
  };
  return ({ type, place, feeCents }) => {
    const delivery = type === 'DELIVERY' && deliveryHint();
    if (delivery) return delivery;
    if (!place || feeCents === undefined) {
      return t(
        vehicle.isElectric && type === 'PICKUP' ? 'details.PICKUP.hintElectric' : `details.${type}.hint`,
      );
    }
    const where = `${place.line1}, ${place.city}, ${place.state}`;
    if (feeCents === null) return t('details.pickupFee.unknown', { where, phone });
    if (feeCents === 0) return t('details.pickupFee.free', { where });
    return t('details.pickupFee.amount', { where, fee: formatRoundedCurrency(feeCents) });
  };
}
