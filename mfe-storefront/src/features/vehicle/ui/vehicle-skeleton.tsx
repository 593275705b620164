import { Page, Skeleton } from '@forecourt/shared-design';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { VehicleColumns } from './vehicle-columns.tsx';

/** Placeholder of a loading vehicle page, with the same shape. Photo and name are those of the card that led here (`keptCardCss`). */
export function VehicleSkeleton() {
  const { t } = useTranslation('storefront');
  return (
    <Page role="status" aria-label={t('vehicle.loading')}>
      <Skeleton height="32px" width="220px" marginBottom={{ base: '3', md: '5' }} />
      <VehicleColumns>
        <div className="fc-media-area">
          <Skeleton
            aspectRatio={{ base: '100 / 75.2', sm: '3 / 2', md: '16 / 10' }}
            marginBottom={{ base: '52px', sm: '136px' }}
          />
        </div>
        <div className="fc-buy">
          <div>
            <Skeleton height="24px" width="80px" />
            <Skeleton height="32px" width="80%" marginTop="3" />
            <Skeleton height="112px" marginTop="3" />
            <Skeleton height="945px" marginTop="84px" />
          </div>
        </div>
      </VehicleColumns>
    </Page>
  );
}
