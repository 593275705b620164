import { vehicleName } from '@forecourt/shared-contracts/formats';
import { LinkButton } from '@forecourt/shared-design';
import type { ComparedVehicle } from '@forecourt/shared-contracts/comparison';
import { isGone } from '@forecourt/shared-contracts/inventory';
import { useTranslation } from '@forecourt/shared-contracts/react';

/** Button to the page of a compared vehicle, named by it; nothing for one that is sold or deleted. */
export function ViewButton({ compared }: { readonly compared: ComparedVehicle }) {
  const { t } = useTranslation('storefront');
  const { vehicle } = compared;
  if (!vehicle || isGone(vehicle.availability)) return null;
  return (
    <LinkButton
      href={vehicle.path}
      size="sm"
      variant="secondary"
      fullWidth
      aria-label={t('compare.viewNamed', { name: vehicleName(compared) })}
    >
      {t('compare.view')}
    </LinkButton>
  );
}
