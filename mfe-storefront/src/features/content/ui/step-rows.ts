import { chakra } from '@forecourt/shared-design';

/** Numbered steps joined by a line: stacked on a phone, side by side where there is room. */
export const StepRows = chakra('ol', {
  base: {
    listStyle: 'none',
    margin: '0',
    padding: '0',
    counterReset: 'step',
    display: 'grid',
    gap: { base: '7', md: '6' },
    gridAutoFlow: { md: 'column' },
    gridAutoColumns: { md: 'minmax(0, 1fr)' },
    '& > li': {
      position: 'relative',
      counterIncrement: 'step',
      paddingInlineStart: { base: '14', md: '0' },
      paddingTop: { md: '14' },
    },
    '& > li::before': {
      content: 'counter(step)',
      position: 'absolute',
      insetInlineStart: '0',
      top: '0',
      width: '36px',
      height: '36px',
      display: 'grid',
      placeItems: 'center',
      borderRadius: 'full',
      background: 'brand',
      color: 'onBrand',
      fontWeight: 'semibold',
    },
    '& > li:not(:last-child)::after': {
      content: '""',
      position: 'absolute',
      background: 'line',
      insetInlineStart: { base: '17px', md: '48px' },
      insetInlineEnd: { md: '-12px' },
      top: { base: '42px', md: '17px' },
      bottom: { base: '-22px', md: 'auto' },
      width: { base: '2px', md: 'auto' },
      height: { md: '2px' },
    },
    '& h3': { textStyle: 'subheading', margin: '0', paddingTop: { base: '1.5', md: '0' } },
    '& p': { margin: '0', marginTop: '1', color: 'inkMuted' },
  },
});
