import { vehicleName } from '@forecourt/shared-contracts/formats';
import { useState } from 'react';
import { Alert, Button } from '@forecourt/shared-design';
import type { Favorite } from '@forecourt/shared-contracts/favorites';
import { useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import { InventoryCard } from '../../inventory/index.ts';
import { RemoveSoldDialog } from './remove-sold-dialog.tsx';
import { useRemoveSold } from '../model/use-remove-sold.ts';
import { SavedGrid } from './card-grid.tsx';

interface SoldVehiclesProps {
  readonly sub: string;
  readonly favorites: readonly Favorite[];
}

/** 'Sold Vehicles - No Longer Available': each can be removed, and all at once after confirmation. */
export function SoldVehicles({ sub, favorites }: SoldVehiclesProps) {
  const { t } = useTranslation('storefront');
  const { contact } = useTenant();
  const [isAsking, setAsking] = useState(false);
  const { removeAll, removeOne, isBusy, hasFailed } = useRemoveSold(sub);
  const handleConfirm = () => {
    setAsking(false);
    removeAll();
  };
  return (
    <section aria-labelledby="storefront-sold">
      <header>
        <h2 id="storefront-sold">{t('saved.sold')}</h2>
        <Button variant="secondary" icon="trash" busy={isBusy} onClick={() => setAsking(true)}>
          {t('saved.removeAll')}
        </Button>
      </header>
      {hasFailed && (
        <Alert severity="error">{t('saved.removeFailed', { phone: contact.phoneAbbreviation })}</Alert>
      )}
      <SavedGrid>
        {favorites.map(({ vehicle }) => (
          <li key={vehicle.vin}>
            <InventoryCard
              vehicle={vehicle}
              closeLabel={t('saved.removeOne', { name: vehicleName(vehicle) })}
              onClose={() => removeOne(vehicle.vin)}
            />
          </li>
        ))}
      </SavedGrid>
      <RemoveSoldDialog
        isOpen={isAsking}
        count={favorites.length}
        onCancel={() => setAsking(false)}
        onConfirm={handleConfirm}
      />
    </section>
  );
}
