import { dealerPhone, phoneHref } from '@forecourt/shared-contracts/formats';
import { httpFailure, isApiFailure } from '@forecourt/shared-contracts';
import { AppLink, Button, ErrorPage, LinkButton, Page, RetryPanel } from '@forecourt/shared-design';
import {
  useApi,
  useDataLayer,
  useParams,
  useQuery,
  useTenant,
  useTranslation,
} from '@forecourt/shared-contracts/react';
import { usePageMeta } from '../../platform/use-page-meta.ts';
import { vehicleQuery } from '../inventory/index.ts';
import { useDetails } from './ui/use-details.ts';
import { VehicleSkeleton } from './ui/vehicle-skeleton.tsx';
import { VehicleView } from './ui/vehicle-view.tsx';

function VehicleNotFound() {
  const { t } = useTranslation('storefront');
  const { brandName } = useTenant();
  const { details } = useDetails();
  const title = t('vehicle.notFoundTitle');
  usePageMeta({ title: t('meta.title', { page: title, brandName }), description: t('vehicle.notFoundText') });
  return (
    <>
      <ErrorPage code={404} title={title} subtitle={t('vehicle.notFoundText')} />
      {details && <details.OtherVehicles />}
    </>
  );
}

/** Whether no answer came: then the server did not fail, as far as the shopper's browser knows. */
function isUnreached(error: unknown): boolean {
  return isApiFailure(error) && ['network', 'timeout'].includes(error.failure.kind);
}

/** The page of one vehicle by its VIN: loading, not found, no connection, a server error (SITE-16), or the vehicle with any availability. */
export function VehiclePage() {
  const { t } = useTranslation('storefront');
  const { contact } = useTenant();
  const { vin = '' } = useParams();
  const query = { ...vehicleQuery(useApi(), vin), refetchOnWindowFocus: true };
  const { data: vehicle, error, refetch, isFetching } = useQuery(query);
  useDataLayer('mfe-storefront', { vin: vehicle?.vin });
  if (vehicle) return <VehicleView key={vehicle.vin} vehicle={vehicle} />;
  if (httpFailure(error)?.status === 404) return <VehicleNotFound />;
  if (isUnreached(error)) {
    return (
      <Page>
        <RetryPanel
          headingLevel="h1"
          takesFocus
          title={t('vehicle.failed')}
          text={t('vehicle.unreached')}
          busy={isFetching}
          onRetry={() => void refetch()}
          phone={dealerPhone(contact)}
        />
      </Page>
    );
  }
  if (error) {
    return (
      <ErrorPage
        code={500}
        title={t('vehicle.failed')}
        action={
          <>
            <Button icon="refresh" onClick={() => void refetch()} busy={isFetching}>
              {t('vehicle.tryAgain')}
            </Button>
            <LinkButton href="/" variant="secondary">
              {t('vehicle.home')}
            </LinkButton>
            <AppLink href={phoneHref(contact.phone)} variant="strong">
              {t('vehicle.call', { phone: contact.phoneAbbreviation })}
            </AppLink>
          </>
        }
      />
    );
  }
  return <VehicleSkeleton />;
}
