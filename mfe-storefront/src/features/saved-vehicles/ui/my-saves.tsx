import { useState } from 'react';
import { AppLink } from '@forecourt/shared-design';
import type { Favorite } from '@forecourt/shared-contracts/favorites';
import type { Vehicle } from '@forecourt/shared-contracts/inventory';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { useChoices } from '../../choices/index.ts';
import { RemovedNote } from './removed-note.tsx';
import { SavedCard } from './saved-card.tsx';
import { routePaths } from '../../../domain/route-paths.ts';
import { SavedGrid } from './card-grid.tsx';

/** 'My Saves': vehicles that can be bought now or possibly later. The last removal can be undone. */
export function MySaves({ favorites }: { readonly favorites: readonly Favorite[] }) {
  const { t } = useTranslation('storefront');
  const { save } = useChoices();
  const [removed, setRemoved] = useState<readonly Vehicle[]>([]);
  const isRemoved = (vin: string) => removed.some((vehicle) => vehicle.vin === vin);
  const last = removed.at(-1);
  const handleRemove = (vehicle: Vehicle) => {
    save(vehicle, false);
    setRemoved([...removed, vehicle]);
  };
  const handleUndo = (vehicle: Vehicle) => {
    save(vehicle, true);
    setRemoved(removed.slice(0, -1));
  };
  return (
    <section aria-labelledby="storefront-my-saves">
      <header>
        <h2 id="storefront-my-saves">{t('saved.mySaves')}</h2>
      </header>
      {last && <RemovedNote key={last.vin} vehicle={last} onUndo={() => handleUndo(last)} />}
      {favorites.every(({ vehicle }) => isRemoved(vehicle.vin)) && (
        <p className="fc-none">
          {t('saved.noneLeft')} <AppLink href={routePaths.search}>{t('saved.search')}</AppLink>
        </p>
      )}
      <SavedGrid>
        {favorites.map(({ vehicle }, index) => (
          <SavedCard
            key={vehicle.vin}
            vehicle={vehicle}
            isRemoved={isRemoved(vehicle.vin)}
            onRemove={() => handleRemove(vehicle)}
            isEager={index < 3}
          />
        ))}
      </SavedGrid>
    </section>
  );
}
