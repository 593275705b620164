import { useEffect, useRef } from 'react';
import { Button, chakra, HiddenFields, SelectField, VisuallyHidden } from '@forecourt/shared-design';
import { formatCount } from '@forecourt/shared-contracts/formats';
import {
  searchSorts,
  searchToParams,
  type SearchResult,
  type SearchSort,
  type VehicleSearch,
} from '@forecourt/shared-contracts/inventory';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { pageCount } from '../../domain/page-numbers.ts';
import { routePaths } from '../../domain/route-paths.ts';
import { withSort } from '../../domain/search-changes.ts';
import { useLasting } from '../../platform/use-lasting.ts';
import { useFilterChips } from '../filters/index.ts';
import type { VehicleSearchState } from './use-vehicle-search.ts';

const Root = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: { base: '2', sm: '3' },
    rowGap: '3',
    '& .fc-count': {
      margin: '0',
      minHeight: '1.5em',
      flex: { base: '1 0 100%', sm: '1 1 auto' },
      fontWeight: 'semibold',
    },
    '& .fc-filter': { display: { base: 'flex', md: 'none' }, flex: { base: '1 0 auto', sm: 'none' } },
    '& .fc-filter button': { width: 'full', minHeight: '48px', paddingInline: { base: '3', sm: '5' } },
    // Wide enough for the usual order in full, also at 320 pixels; beside a longer filter button on a line of its own.
    '& .fc-sort': { flex: { base: '1.4 1 10.75rem', sm: '0 0 230px' }, minWidth: '0' },
    '& .fc-sort .fc-affixed[data-suffix] select.fc-control': { paddingInlineEnd: '9' },
    // The smallest phones have room for both in one row if the filter button has no picture.
    '@media (max-width: 359px)': { '& .fc-filter svg': { display: 'none' } },
    // Without scripts a choice needs a button to take effect.
    '@media (scripting: enabled)': { '& .fc-sort button': { display: 'none' } },
  },
});

/** A search that takes longer says that it is still running. */
const slowMs = 3_000;

/** What a new order keeps of a search. */
const keptQuery = (search: VehicleSearch) =>
  [...searchToParams({ ...search, page: 1 })].filter(([name]) => name !== 'sort');

/**
 * The number takes focus when another page of the results is shown, if focus was on the links to the pages or on a card that is gone: from
 * there Tab leads to the new cards. A filter, which goes to the first page too, keeps it (FIELD-121).
 */
function usePageFocus({ result }: VehicleSearchState) {
  const page = result?.page;
  const count = useRef<HTMLParagraphElement>(null);
  const shown = useRef(page);
  useEffect(() => {
    const last = shown.current;
    shown.current = page;
    if (last !== undefined && last !== page && document.activeElement?.matches('body, .fc-main nav *'))
      count.current?.focus({ preventScroll: true });
  }, [page]);
  return count;
}

/** The number of results, from where they are away and, among several, the page. */
function Found({ result }: { readonly result: SearchResult }) {
  const { t } = useTranslation('storefront');
  const { total: count, origin, page } = result;
  const pages = pageCount(result);
  return (
    <>
      {t('search.count', { count, total: formatCount(count) })}
      {origin && t('search.from', { ...origin })}
      {pages > 1 && <VisuallyHidden>{t('search.onPage', { page, pages })}</VisuallyHidden>}
    </>
  );
}

/** What was found: a live region. */
function ResultCount({ state }: { readonly state: VehicleSearchState }) {
  const { t } = useTranslation('storefront');
  const { result, isStale, isFailed, isFetching } = state;
  const isSlow = useLasting(isFetching && isStale && !isFailed, slowMs);
  const count = usePageFocus(state);
  const shown = isSlow || isFailed ? undefined : result;
  return (
    <p ref={count} className="fc-count" role="status" tabIndex={-1}>
      {shown && <Found result={shown} />}
      {isSlow && t('search.still')}
    </p>
  );
}

interface SearchToolbarProps {
  readonly state: VehicleSearchState;
  readonly onOpenFilters: () => void;
}

/**
 * Number of results, sort order, and the filter button on small screens. The number stays until there is another one, which is announced; so
 * are another page and a search that takes long.
 */
export function SearchToolbar({ state, onOpenFilters }: SearchToolbarProps) {
  const { t } = useTranslation('storefront');
  const { search, result, apply } = state;
  const chipCount = useFilterChips(search).length;
  const sorts = searchSorts.filter((sort) => sort !== 'distance' || sort === search.sort || result?.origin);
  return (
    <Root>
      <ResultCount state={state} />
      <div className="fc-filter">
        <Button variant="secondary" icon="filter" onClick={onOpenFilters} disabled={!result}>
          {t('filters.title')}
          {chipCount > 0 && ` (${chipCount})`}
        </Button>
      </div>
      <form className="fc-sort" action={routePaths.search}>
        <HiddenFields query={keptQuery(search)} />
        <SelectField
          name="sort"
          label={t('search.sort')}
          labelHidden
          placeholder={null}
          value={search.sort}
          onChange={(event) => {
            const sort = event.target.value as SearchSort;
            apply((now) => withSort(now, sort));
          }}
          options={sorts.map((sort) => ({ value: sort, label: t(`inventory.sort.${sort}`) }))}
        />
        <Button type="submit" variant="secondary">
          {t('search.sortNow')}
        </Button>
      </form>
    </Root>
  );
}
