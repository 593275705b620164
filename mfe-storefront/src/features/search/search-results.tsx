import { Button, chakra, EmptyState, Icon, LinkButton, RetryPanel } from '@forecourt/shared-design';
import { useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import { formatCount, dealerPhone } from '@forecourt/shared-contracts/formats';
import { withoutFilter } from '@forecourt/shared-contracts/inventory';
import { pageCount } from '../../domain/page-numbers.ts';
import { withoutFilters } from '../../domain/search-changes.ts';
import { useFilterChips } from '../filters/index.ts';
import { usePersonalPayments } from '../personal-payments/index.ts';
import { searchHref } from '../../domain/search-href.ts';
import { leftOut } from './left-out.ts';
import { Pagination } from './pagination.tsx';
import { ResultGrid } from './result-grid.tsx';
import type { VehicleSearchState } from './use-vehicle-search.ts';

const Foot = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    justifyItems: 'center',
    textAlign: 'center',
    '& p': { margin: '0', textStyle: 'small', color: 'inkMuted', textWrap: 'balance' },
  },
});

const Offer = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    paddingInline: '4',
    paddingBlock: '3',
    borderRadius: 'small',
    background: 'brandSoft',
    '& > svg': { flexShrink: '0', display: { base: 'none', sm: 'block' } },
    '& p': { margin: '0', flex: '1 1 10rem', fontWeight: 'semibold' },
  },
});

/** Why there is nothing, the ways out, and the heading of the vehicles that come closest. */
function NoResults({ search, result, apply }: VehicleSearchState) {
  const { t } = useTranslation('storefront');
  const hasFilters = useFilterChips(search, result?.facets).length > 0;
  const { fewerFilters: ways = [], closest = [] } = result ?? {};
  return (
    <>
      <EmptyState
        icon="car"
        title={t('search.emptyTitle')}
        text={ways.length > 0 && t('search.emptyWays')}
        actions={
          <>
            {ways.map(({ filters, total }) => (
              <Button
                key={filters.join()}
                onClick={() => apply((now) => filters.reduce((left, name) => withoutFilter(left, name), now))}
              >
                {t('search.wayOut', {
                  count: total,
                  total: formatCount(total),
                  change: leftOut(filters.map((name) => t(`search.anyOf.${name}`))),
                })}
              </Button>
            ))}
            {hasFilters ? (
              ways.length === 0 && (
                <Button onClick={() => apply(withoutFilters)}>{t('filters.clearAll')}</Button>
              )
            ) : (
              <LinkButton href="/">{t('search.home')}</LinkButton>
            )}
          </>
        }
      />
      {closest.length > 0 && <h2>{t('search.closest')}</h2>}
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
      <p>{t('search.personalText')}</p>
      <LinkButton
        size="sm"
        variant="secondary"
        href={`/pre-qualification?returnTo=${encodeURIComponent(href)}`}
      >
        {t('search.personal')}
      </LinkButton>
    </Offer>
  );
}

/** Cards and pages; below an empty result the cards of what comes closest, if anything does. */
function Cards({
  search,
  found,
  result,
  isStale,
  isEmpty,
}: VehicleSearchState & { readonly isEmpty: boolean }) {
  const { t } = useTranslation('storefront');
  const vehicles = isEmpty ? result?.closest : result?.vehicles;
  if (vehicles?.length === 0) return null;
  return (
    <>
      <ResultGrid key={isEmpty ? 'closest' : searchHref(found)} vehicles={vehicles} isStale={isStale} />
      {result && (
        <Foot>
          <Pagination
            page={result.page}
            total={pageCount(result)}
            hrefFor={(page) => searchHref({ ...search, page })}
          />
          <p>{t('search.estimates')}</p>
          {vehicles?.some((vehicle) => vehicle.isSample) && <p>{t('sample.many')}</p>}
        </Foot>
      )}
    </>
  );
}

/** The result: cards and pages, an empty result with alternatives, or a failure with a retry. */
export function SearchResults({ state }: { state: VehicleSearchState }) {
  const { t } = useTranslation('storefront');
  const { contact } = useTenant();
  const { search, result, isStale, isFailed, isTooOften, isFetching, retry } = state;
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
  const isEmpty = result?.total === 0 && !isStale;
  return (
    <>
      {isEmpty ? <NoResults {...state} /> : <PaymentOffer href={searchHref(search)} />}
      <Cards {...state} isEmpty={isEmpty} />
    </>
  );
}
