import { Page, Skeleton } from '@forecourt/shared-design';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { VehicleColumns } from './vehicle-columns.tsx';

/** Placeholder of a loading vehicle page, with the same shape. */
export function VehicleSkeleton() {
  const { t } = useTranslation('storefront');
  return (
    <Page role="status" aria-label={t('vehicle.loading')}>
      <Skeleton height="20px" width="220px" marginBottom="5" />
      <VehicleColumns>
        <div className="fc-media-area">
          <Skeleton
            aspectRatio={{ base: '100 / 75.2', md: '16 / 10' }}
            maxHeight={{ sm: 'min(52vw, 440px)', md: 'none' }}
            marginBottom={{ base: '52px', sm: '0' }}
          />
        </div>
        <div className="fc-buy">
          <Skeleton height="40px" width="80%" />
          <Skeleton height="20px" width="55%" marginTop="3" />
          <Skeleton height="380px" marginTop="6" />
        </div>
        <div className="fc-facts-area">
          <Skeleton height="220px" />
        </div>
      </VehicleColumns>
    </Page>
  );
}
