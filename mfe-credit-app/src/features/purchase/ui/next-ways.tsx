import type { ComponentProps } from 'react';
import { chakra } from '@forecourt/shared-design';

const Root = chakra('div', {
  base: {
    display: { base: 'contents', md: 'grid' },
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    '& > p': { margin: '0', textStyle: 'small', color: 'inkMuted' },
  },
  variants: {
    /** Side by side where there is room. */
    isRow: {
      true: { display: { base: 'contents', md: 'flex' } },
      false: {
        position: { md: 'sticky' },
        bottom: '0',
        marginBlock: '-3',
        paddingBlock: '3',
        background: 'surfaceRaised',
      },
    },
  },
  defaultVariants: { isRow: false },
});

/**
 * The next step (`NextBar`) and the other ways on; below each other, they stick to the lower edge of the screen as the end of a
 * `NextCard`. On a small screen each has its own place in the column that the step sticks in.
 */
export function NextWays(props: ComponentProps<typeof Root>) {
  return <Root {...props} />;
}
