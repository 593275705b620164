import { formatRoundedCurrency } from '@forecourt/shared-contracts/formats';
import { useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import type { HandOverWay } from './hand-over-form.ts';

/** Returns what a way to receive the vehicle says below its name: for a pickup its address and its fee, as far as the cart knows them. */
export function useWayHint(isElectric = false): (way: HandOverWay) => string {
  const { t } = useTranslation('creditApp');
  const phone = useTenant().contact.phoneAbbreviation;
  return ({ type, place, feeCents }) => {
    if (!place || feeCents === undefined) {
      return t(isElectric && type === 'PICKUP' ? 'details.PICKUP.hintElectric' : `details.${type}.hint`);
    }
    const where = `${place.line1}, ${place.city}, ${place.state}`;
    if (feeCents === null) return t('details.pickupFee.unknown', { where, phone });
    if (feeCents === 0) return t('details.pickupFee.free', { where });
    return t('details.pickupFee.amount', { where, fee: formatRoundedCurrency(feeCents) });
  };
}
