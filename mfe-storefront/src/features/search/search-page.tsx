import { useLayoutEffect, useState } from 'react';
import { chakra, Page, PageHeading, Skeleton } from '@forecourt/shared-design';
import { usePlatform, useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import { withKeyword } from '../../domain/search-changes.ts';
import { searchHref } from '../../domain/search-href.ts';
import { noteSearchLeft } from '../../platform/search-trail.ts';
import { usePageMeta } from '../../platform/use-page-meta.ts';
import { ActiveFilters, FilterDrawer, FilterPanel } from '../filters/index.ts';
import { KeywordSearch } from '../keyword/index.ts';
import { SearchResults } from './search-results.tsx';
import { SearchToolbar } from './search-toolbar.tsx';
import { useSearchTitle } from './use-search-title.ts';
import { useVehicleSearch } from './use-vehicle-search.ts';

const Layout = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '272px minmax(0, 1fr)' },
    columnGap: { base: '6', lg: '10' },
    rowGap: '6',
    alignItems: 'start',
    '& .fc-head': {
      gridColumn: '1 / -1',
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(320px, 440px)' },
      alignItems: 'center',
      gap: { base: '4', md: '8' },
    },
    // One line for the most of a phone, whose first screen has the first payment.
    '@media (width < 36rem)': { '& .fc-head h1': { fontSize: '1.375rem' } },
    '& aside': {
      display: { base: 'none', md: 'block' },
      position: 'sticky',
      top: '84px',
      maxHeight: 'calc(100dvh - 100px)',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      paddingInline: '4',
      marginInlineStart: '-4',
      scrollbarWidth: 'thin',
    },
    // Filters below the window's edge fade out instead of being cut.
    '& aside::after': {
      content: '""',
      position: 'sticky',
      bottom: '0',
      display: 'block',
      height: '8',
      background: 'linear-gradient(transparent, var(--fc-surface))',
      pointerEvents: 'none',
    },
    // How many vehicles a filter finds is not known while the search fails.
    '& aside[data-failed] .fc-count': { visibility: 'hidden' },
    '& aside h2, & .fc-main > h2': { textStyle: 'subheading', margin: '0', marginBottom: '1' },
    '& .fc-main': {
      display: 'grid',
      gap: { base: '4', md: '5' },
      minWidth: '0',
      minHeight: '70vh',
      alignContent: 'start',
    },
    // A failure takes the place of the results.
    '& .fc-main > [role=alert]': { maxWidth: 'none' },
    // Without a number to show, a phone has no empty line for it.
    '& .fc-main:has(> [role=alert]) .fc-count': { position: { base: 'absolute', sm: 'static' } },
  },
});

/** Search of the inventory. All choices are in the URL, so that it can be shared and Back works. */
export function SearchPage() {
  const { t } = useTranslation('storefront');
  const { brandName } = useTenant();
  const [hasDrawer, setDrawer] = useState(false);
  const state = useVehicleSearch();
  const { search, result, found, apply } = state;
  const title = useSearchTitle(search, result?.origin);
  const platform = usePlatform();
  const href = searchHref(search);
  // Before the layout effects of the page that follows, which may link back.
  useLayoutEffect(() => () => noteSearchLeft(platform, href), [platform, href]);
  usePageMeta({
    title: t('meta.title', { page: title, brandName }),
    description: t('search.metaDescription', { title, brandName }),
  });
  const handleKeyword = (keyword: string) => apply((now) => withKeyword(now, keyword));
  return (
    <Page>
      <Layout>
        <div className="fc-head">
          <PageHeading>{title}</PageHeading>
          <KeywordSearch
            search={search}
            onSearch={handleKeyword}
            onClear={() => search.keyword !== undefined && handleKeyword('')}
          />
        </div>
        <aside aria-label={t('filters.title')} data-failed={state.isFailed || undefined}>
          <h2>{t('filters.title')}</h2>
          {result ? (
            <FilterPanel {...{ search, result, found }} onChange={apply} />
          ) : (
            !state.isFailed && <Skeleton height="70vh" />
          )}
        </aside>
        <div className="fc-main" data-scroll-start="">
          <SearchToolbar state={state} onOpenFilters={() => setDrawer(true)} />
          <ActiveFilters search={search} result={result} onChange={apply} />
          <SearchResults state={state} />
        </div>
      </Layout>
      {result && (
        <FilterDrawer
          isOpen={hasDrawer}
          onClose={() => setDrawer(false)}
          {...{ search, result, found }}
          onChange={apply}
        />
      )}
    </Page>
  );
}
