import { AppLink, Button, chakra, EmptyState, Icon, LinkButton, RetryPanel } from '@forecourt/shared-design';
import { useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import { formatCount, dealerPhone } from '@forecourt/shared-contracts/formats';
import { withoutFilter, type Vehicle } from '@forecourt/shared-contracts/inventory';
import { filterChips } from '../../domain/filter-chips.ts';
import { pageCount } from '../../domain/page-numbers.ts';
import { withoutFilters } from '../../domain/search-changes.ts';
import { usePersonalPayments } from '../personal-payments/index.ts';
import { searchHref } from '../../domain/search-href.ts';
import { Pagination } from './pagination.tsx';
import { ResultGrid } from './result-grid.tsx';
import type { VehicleSearchState } from './use-vehicle-search.ts';

const Foot = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    justifyItems: 'center',
    textAlign: 'center',
    '& p': { margin: '0', textStyle: 'small', color: 'inkMuted' },
  },
});

const Offer = chakra('p', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    margin: '0',
    paddingInline: '4',
    paddingBlock: '3',
    borderRadius: 'small',
    background: 'brandSoft',
    color: 'ink',
    '& svg': { flexShrink: '0' },
    '& a': { color: 'ink', fontWeight: 'semibold' },
  },
});

function Notes({ vehicles }: { readonly vehicles: readonly Vehicle[] }) {
  const { t } = useTranslation('storefront');
  return (
    <>
      <p>{t('search.estimates')}</p>
      {vehicles.some(({ isSample }) => isSample) && <p>{t('sample.many')}</p>}
    </>
  );
}

/** Why there is nothing, the ways out, and the vehicles that come closest. */
function NoResults({ search, result, apply }: VehicleSearchState) {
  const { t } = useTranslation('storefront');
  const hasFilters = filterChips(search, result?.facets).length > 0;
  const { waysOut: ways = [], closest = [] } = result ?? {};
  return (
    <>
      <EmptyState
        icon="car"
        title={t('search.emptyTitle')}
        text={ways.length > 0 ? t('search.emptyWays') : t('search.emptyText')}
        actions={
          <>
            {ways.map(({ filter, total }) => (
              <Button key={filter} onClick={() => apply((now) => withoutFilter(now, filter))}>
                {t('search.wayOut', {
                  count: total,
                  total: formatCount(total),
                  change: t(`search.anyOf.${filter}`),
                })}
              </Button>
            ))}
            {hasFilters ? (
              <Button
                variant={ways.length > 0 ? 'secondary' : 'primary'}
                onClick={() => apply(withoutFilters)}
              >
                {t('search.clear')}
              </Button>
            ) : (
              <LinkButton href="/">{t('search.home')}</LinkButton>
            )}
          </>
        }
      />
      {closest.length > 0 && (
        <>
          <h2>{t('search.closest')}</h2>
          <ResultGrid vehicles={closest} isStale={false} />
          <Foot>
            <Notes vehicles={closest} />
          </Foot>
        </>
      )}
    </>
  );
}

/** Personal payments: their state, or a link to get them. */
function PaymentOffer({ href }: { readonly href: string }) {
  const { t } = useTranslation('storefront');
  const personal = usePersonalPayments();
  if (personal) return <personal.Banner />;
  return (
    <Offer>
      <Icon name="card" />
      <AppLink href={`/pre-qualification?returnTo=${encodeURIComponent(href)}`}>
        {t('search.personal')}
      </AppLink>
    </Offer>
  );
}

/** The result: cards and pages, an empty result with alternatives, or a failure with a retry. */
export function SearchResults({ state }: { state: VehicleSearchState }) {
  const { t } = useTranslation('storefront');
  const { contact } = useTenant();
  const { search, found, result, isStale, isFailed, isTooOften, isFetching, retry } = state;
  if (isFailed) {
    return (
      <RetryPanel
        title={t('search.failed')}
        text={isTooOften ? t('search.tooOften') : undefined}
        onRetry={retry}
        busy={isFetching}
        phone={dealerPhone(contact)}
      />
    );
  }
  if (result?.total === 0 && !isStale) return <NoResults {...state} />;
  return (
    <>
      <PaymentOffer href={searchHref(search)} />
      <ResultGrid key={searchHref(found)} vehicles={result?.vehicles} isStale={isStale} />
      {result && (
        <Foot>
          <Pagination
            page={result.page}
            total={pageCount(result)}
            hrefFor={(page) => searchHref({ ...search, page })}
          />
          <Notes vehicles={result.vehicles} />
        </Foot>
      )}
    </>
  );
}
