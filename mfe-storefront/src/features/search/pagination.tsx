import { AppLink, chakra, Icon } from '@forecourt/shared-design';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { pageNumbers } from '../../domain/page-numbers.ts';

const Root = chakra('nav', {
  base: {
    width: 'full',
    '& ol': {
      display: 'flex',
      justifyContent: 'center',
      listStyle: 'none',
      margin: '0',
      padding: '0',
    },
    // Always one line: on a phone they are narrower than high, and never too narrow for a finger.
    '& li': { flex: '0 1 48px', minWidth: '6' },
    '& a, & .fc-gap': {
      display: 'grid',
      placeItems: 'center',
      height: 'target',
      borderRadius: 'control',
      fontWeight: 'semibold',
      color: 'ink',
      textDecoration: 'none',
    },
    '& a:hover': { background: 'surfaceSunken', textDecoration: 'none' },
    '& a[aria-current=page]': { background: 'brand', color: 'onBrand' },
    '& .fc-gap': { color: 'inkMuted' },
  },
});

interface PaginationProps {
  /** Current page, starting at 1. */
  readonly page: number;
  readonly total: number;
  readonly hrefFor: (page: number) => string;
}

/** Links to the pages of a search; renders nothing if there is only one. */
export function Pagination({ page, total, hrefFor }: PaginationProps) {
  const { t } = useTranslation('storefront');
  if (total <= 1) return null;
  return (
    <Root aria-label={t('search.pages')}>
      <ol>
        {page > 1 && (
          <li>
            <AppLink href={hrefFor(page - 1)} rel="prev" aria-label={t('search.previousPage')}>
              <Icon name="chevronLeft" />
            </AppLink>
          </li>
        )}
        {pageNumbers(page, total).map((slot, index) => (
          <li key={slot === 'gap' ? `gap-${index}` : slot}>
            {slot === 'gap' ? (
              <span className="fc-gap">…</span>
            ) : (
              <AppLink
                href={hrefFor(slot)}
                aria-label={t('search.page', { page: slot })}
                aria-current={slot === page ? 'page' : undefined}
              >
                {slot}
              </AppLink>
            )}
          </li>
        ))}
        {page < total && (
          <li>
            <AppLink href={hrefFor(page + 1)} rel="next" aria-label={t('search.nextPage')}>
              <Icon name="chevronRight" />
            </AppLink>
          </li>
        )}
      </ol>
    </Root>
  );
}
