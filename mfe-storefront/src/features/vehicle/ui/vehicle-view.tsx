import { Card, chakra, Page, Skeleton } from '@forecourt/shared-design';
import { formatCurrency, formatMileage, vehicleName } from '@forecourt/shared-contracts/formats';
import {
  offeredPriceCents,
  similarVehiclesPath,
  withBackdrop,
  type VehicleDetail,
} from '@forecourt/shared-contracts/inventory';
import { useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import { useDescribedPage } from '../../../platform/use-described-page.ts';
import { usePageMeta } from '../../../platform/use-page-meta.ts';
import { Gallery } from '../../gallery/index.ts';
import { LeadActions } from '../../leads/index.ts';
import { PaymentCalculator, usePaymentInputs } from '../../payment/index.ts';
import { cartChoices, StartPurchase, startVariant, useStartPurchase } from '../../purchase/index.ts';
import { AvailabilityNotice } from './availability-notice.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { DetailsPending } from './details-pending.tsx';
import { PaymentWays } from './payment-ways.tsx';
import { PersonalNotice } from './personal-notice.tsx';
import { PriceBlock } from './price-block.tsx';
import { PriceExplanation } from './price-explanation.tsx';
import type { VehicleDetailsProps } from './vehicle-details.tsx';
import { useDetails, type DetailsDoor } from './use-details.ts';
import { VehicleChoices } from './vehicle-choices.tsx';
import { VehicleColumns } from './vehicle-columns.tsx';
import { VehicleHeading } from './vehicle-heading.tsx';

const Root = chakra('div', {
  base: {
    '& :focus-visible': { scrollMarginBottom: { base: '80px', md: '16px' } },
    '& .fc-sample': { marginTop: '10', textStyle: 'small', color: 'inkMuted' },
  },
});

const BuyBox = chakra('div', {
  base: {
    display: 'grid',
    gap: '5',
    alignContent: 'start',
    '& hr': { borderColor: 'line' },
  },
});

function useVehicleMeta(vehicle: VehicleDetail): void {
  const { t } = useTranslation('storefront');
  const { brandName } = useTenant();
  const name = `${vehicleName(vehicle)} ${vehicle.trim}`;
  usePageMeta({
    title: t('meta.title', { page: name, brandName }),
    description: t('vehicle.metaDescription', {
      name,
      condition: t(`inventory.condition.${vehicle.condition}`),
      price: formatCurrency(offeredPriceCents(vehicle)),
      mileage: formatMileage(vehicle.mileage),
      brandName,
    }),
  });
}

interface PromisesProps extends VehicleDetailsProps {
  readonly door: DetailsDoor;
}

function Promises({ door, ...props }: PromisesProps) {
  const { details, isFailed } = door;
  if (details) return <details.VehiclePromises {...props} />;
  return !isFailed && <Skeleton height="480px" />;
}

/** Everything about one vehicle, and how to buy it. */
export function VehicleView({ vehicle }: { vehicle: VehicleDetail }) {
  const { t } = useTranslation('storefront');
  const { theme } = useTenant();
  useVehicleMeta(vehicle);
  useDescribedPage();
  const controls = usePaymentInputs(vehicle);
  const purchase = useStartPurchase(cartChoices(vehicle.vin, controls));
  const href = similarVehiclesPath(vehicle);
  const door = useDetails();
  const { details } = door;
  const { availability } = vehicle;
  const isOffered = availability === 'Available';
  const images = vehicle.images.map((image) => ({
    ...image,
    url: withBackdrop(image.url, theme),
  }));
  return (
    <Root>
      <Page>
        <Breadcrumbs vehicle={vehicle} />
        <VehicleColumns data-short={isOffered ? undefined : ''}>
          <div className="fc-media-area">
            <Gallery vin={vehicle.vin} images={images} name={vehicleName(vehicle)} />
          </div>
          <div className="fc-buy">
            <BuyBox>
              <VehicleHeading vehicle={vehicle} />
              <VehicleChoices vehicle={vehicle} />
              {isOffered ? (
                <Card>
                  <BuyBox>
                    <PriceBlock vehicle={vehicle} />
                    <hr />
                    <PaymentCalculator
                      controls={controls}
                      notice={<PersonalNotice vehicle={vehicle} controls={controls} />}
                      explanation={
                        <PaymentWays door={door} path={vehicle.path} zip={controls.zip}>
                          <PriceExplanation quote={controls.quote} />
                        </PaymentWays>
                      }
                      action={
                        <StartPurchase
                          purchase={purchase}
                          similarHref={href}
                          variant={startVariant(controls.quote.price)}
                        />
                      }
                    />
                  </BuyBox>
                </Card>
              ) : (
                <>
                  {availability === 'PendingSale' && <PriceBlock vehicle={vehicle} />}
                  <AvailabilityNotice availability={availability} similarHref={href} />
                </>
              )}
              <LeadActions vehicle={vehicle} />
              {isOffered && <Promises vehicle={vehicle} controls={controls} door={door} />}
            </BuyBox>
          </div>
          {details ? (
            <details.VehicleDetails vehicle={vehicle} controls={controls} />
          ) : (
            <div className="fc-facts-area">
              <DetailsPending door={door} />
            </div>
          )}
        </VehicleColumns>
        {details && <details.SimilarVehicles vin={vehicle.vin} similarHref={href} />}
        {vehicle.isSample && <p className="fc-sample">{t('sample.one')}</p>}
      </Page>
      {details && isOffered && (
        <details.PurchaseBar
          vin={vehicle.vin}
          controls={controls}
          price={{ priceCents: offeredPriceCents(vehicle) }}
          purchase={purchase}
        />
      )}
    </Root>
  );
}
