import { chakra } from '@chakra-ui/react';
import { AppLink } from '../action/app-link.tsx';
import { Icon } from '../icon/icon.tsx';
import { useDesignText } from '../text/use-design-text.ts';
import { pageNumbers } from './page-numbers.ts';

const Root = chakra('nav', {
  base: {
    '& ol': {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'center',
      gap: '1',
      listStyle: 'none',
      margin: '0',
      padding: '0',
    },
    '& a, & .fc-gap': {
      display: 'grid',
      placeItems: 'center',
      minWidth: 'target',
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

export interface PaginationProps {
  /** Current page, starting at 1. */
  page: number;
  total: number;
  hrefFor: (page: number) => string;
  label?: string;
}

/** Links to the pages of a list; renders nothing if there is only one. */
export function Pagination({ page, total, hrefFor, label }: PaginationProps) {
  const text = useDesignText();
  if (total <= 1) return null;
  return (
    <Root aria-label={label ?? text('pagination.label')}>
      <ol>
        {page > 1 && (
          <li>
            <AppLink href={hrefFor(page - 1)} rel="prev" aria-label={text('pagination.previous')}>
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
                aria-label={text('pagination.page', { page: slot })}
                aria-current={slot === page ? 'page' : undefined}
              >
                {slot}
              </AppLink>
            )}
          </li>
        ))}
        {page < total && (
          <li>
            <AppLink href={hrefFor(page + 1)} rel="next" aria-label={text('pagination.next')}>
              <Icon name="chevronRight" />
            </AppLink>
          </li>
        )}
      </ol>
    </Root>
  );
}
