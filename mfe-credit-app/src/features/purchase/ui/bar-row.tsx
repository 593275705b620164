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
    '& > div': {
      display: { base: 'flex', md: 'none' },
      flexBasis: { base: 'full', sm: 'auto' },
      alignItems: 'baseline',
    },
    '& > div > [data-line]:first-of-type .fc-whole': { flexBasis: 'auto' },
  },
});

/**
 * Payment and total (a `Money`) are in a row above the action on a phone, with every way to buy, and beside it where there is room for both;
 * in two columns they are in view.
 */
export function BarRow(props: ComponentProps<typeof Root>) {
  return <Root {...props} />;
}
