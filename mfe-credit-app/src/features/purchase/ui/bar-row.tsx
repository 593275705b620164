import type { ComponentProps } from 'react';
import { chakra } from '@forecourt/shared-design';

const Root = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    rowGap: '2',
    '& > :is(a, button)': { flex: '1 0 auto', maxWidth: 'full', paddingInline: '3' },
    '& > div': { display: { base: 'flex', md: 'none' }, alignItems: 'baseline' },
    '& > div > [data-line]:first-of-type .fc-whole': { flexBasis: 'auto' },
  },
});

/**
 * Payment and total (a `Money`) are beside the action where there is room for both, otherwise in a row above it, so that its words stay on
 * one line; in two columns they are in view.
 */
export function BarRow(props: ComponentProps<typeof Root>) {
  return <Root {...props} />;
}
