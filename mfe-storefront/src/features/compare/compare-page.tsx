import { dealerPhone } from '@forecourt/shared-contracts/formats';
import { useRef } from 'react';
import {
  chakra,
  EmptyState,
  LinkButton,
  Page,
  PageHeading,
  RetryPanel,
  Skeleton,
  VisuallyHidden,
} from '@forecourt/shared-design';
import type { Comparison, ComparedVehicle } from '@forecourt/shared-contracts/comparison';
import {
  queryHolder,
  useApi,
  useQuery,
  useSession,
  useTenant,
  useTranslation,
} from '@forecourt/shared-contracts/react';
import { usePageMeta } from '../../platform/use-page-meta.ts';
import { comparisonQuery, useChoices, useCompared } from '../choices/index.ts';
import { ComparisonView } from './comparison-view.tsx';
import { routePaths } from '../../domain/route-paths.ts';

const Root = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '5', md: '8' },
    minWidth: '0',
    '& > * > p': { textWrap: 'balance' },
  },
});

/** Waits for the session, so that an account's comparison is never requested as a guest's. */
function useComparison() {
  const session = useSession();
  return useQuery({
    ...comparisonQuery(useApi(), queryHolder(session)),
    enabled: session.status !== 'unknown',
    refetchOnWindowFocus: true,
  });
}

/** Leaves out vehicles just removed, before the server has confirmed. */
function useShown(comparison: Comparison | undefined): readonly ComparedVehicle[] | undefined {
  const compared = useCompared();
  if (!comparison || compared.length === 0 || compared.length >= comparison.vehicles.length) {
    return comparison?.vehicles;
  }
  return comparison.vehicles.filter(({ vin }) => compared.includes(vin));
}

/** Vehicles side by side (SHOP-64): loading, empty, failed (SHOP-67), or the table. */
export function ComparePage() {
  const { t } = useTranslation('storefront');
  const { brandName, contact, inventory } = useTenant();
  const root = useRef<HTMLDivElement>(null);
  const { compare } = useChoices();
  const { data, isError, isFetching, refetch } = useComparison();
  const vehicles = useShown(data);
  const limit = inventory.comparisonLimit;
  usePageMeta({
    title: t('meta.title', { page: t('compare.title'), brandName }),
    description: t('compare.metaDescription', { brandName }),
  });
  const handleRemove = (vehicle: ComparedVehicle) => {
    compare(vehicle, false);
    root.current?.querySelector<HTMLElement>('[data-page-heading]')?.focus();
  };
  return (
    <Page>
      <Root ref={root}>
        <PageHeading
          lead={
            vehicles?.length
              ? [
                  t('compare.lead', { count: vehicles.length }),
                  vehicles.length < limit && t('compare.room', { count: limit - vehicles.length }),
                ]
                  .filter(Boolean)
                  .join(' ')
              : undefined
          }
        >
          {t('compare.title')}
        </PageHeading>
        {vehicles && vehicles.length > 0 ? (
          <ComparisonView vehicles={vehicles} limit={limit} onRemove={handleRemove} />
        ) : vehicles ? (
          <EmptyState
            icon="compare"
            title={t('compare.emptyTitle')}
            text={t('compare.emptyText', { limit })}
            actions={<LinkButton href={routePaths.search}>{t('saved.search')}</LinkButton>}
          />
        ) : isError ? (
          <RetryPanel
            title={t('compare.failed')}
            onRetry={() => void refetch()}
            busy={isFetching}
            phone={dealerPhone(contact)}
          />
        ) : (
          <div>
            <VisuallyHidden role="status">{t('compare.loading')}</VisuallyHidden>
            <Skeleton height="70vh" />
          </div>
        )}
      </Root>
    </Page>
  );
}
