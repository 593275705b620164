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
    /** The end of a form: side by side and as wide as their words, but on a phone. */
    isRow: {
      true: {
        display: { base: 'contents', sm: 'flex' },
        '& .fc-next': { sm: { position: 'static', padding: '0', margin: '0' } },
      },
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
