import { VehicleCardSkeleton, VisuallyHidden } from '@forecourt/shared-design';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { SavedGrid } from './card-grid.tsx';

const shapes = 4;

/** Placeholders for cards that are still loading. */
export function SavedSkeleton() {
  const { t } = useTranslation('storefront');
  return (
    <>
      <VisuallyHidden role="status">{t('saved.loading')}</VisuallyHidden>
      <SavedGrid aria-hidden marginTop="8">
        {Array.from({ length: shapes }, (_, index) => (
          <li key={index}>
            <VehicleCardSkeleton />
          </li>
        ))}
      </SavedGrid>
    </>
  );
}
