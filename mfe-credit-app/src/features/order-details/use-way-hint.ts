import { formatRoundedCurrency } from '@forecourt/shared-contracts/formats';
import type { Cart } from '@forecourt/shared-contracts/commerce';
import { useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import type { HandOverWay } from './hand-over-form.ts';

/**
 * Returns what a way to receive the vehicle says below its name: for a pickup its address and its fee, as far as the cart knows them, and for
 * a delivery that there is none to the ZIP code of the cart.
 */
export function useWayHint({ vehicle, zipCode, hasDelivery }: Cart): (way: HandOverWay) => string {
  const { t } = useTranslation('creditApp');
  const phone = useTenant().contact.phoneAbbreviation;
  return ({ type, place, feeCents }) => {
    if (type === 'DELIVERY' && hasDelivery === false && zipCode)
      return t('details.notDelivered', { zip: zipCode });
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
