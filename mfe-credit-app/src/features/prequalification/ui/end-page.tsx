import type { ReactNode } from 'react';
import { chakra, PageHeading } from '@forecourt/shared-design';
import { belowHeadingStyles } from './below-heading-styles.ts';

const Root = chakra('div', {
  base: {
    ...belowHeadingStyles,
    '& h2': { textStyle: 'heading', margin: '0' },
    '& ol, & ul': { margin: '0', paddingInlineStart: '6', display: 'grid', gap: '2', listStyle: 'disc' },
    '& ol': { listStyle: 'decimal' },
    '& .fc-options': { listStyle: 'none', paddingInlineStart: '0', gap: '5' },
    '& .fc-options li': {
      display: 'grid',
      gap: '3',
      gridTemplateColumns: { sm: '20rem 1fr' },
      alignItems: 'center',
    },
    // Removing is always possible and never what to press.
    '& .fc-remove': { color: 'inkMuted', fontWeight: 'medium', textDecoration: 'underline' },
    '& section': { display: 'grid', gap: '4' },
  },
});

interface EndPageProps {
  readonly focusKey: string;
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

/** A page without a question: the result, and what can be done next. */
export function EndPage({ focusKey, title, lead, children }: EndPageProps) {
  return (
    <>
      <PageHeading focusKey={focusKey} lead={lead}>
        {title}
      </PageHeading>
      <Root>{children}</Root>
    </>
  );
}
