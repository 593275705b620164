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
    isRow: { true: { display: { base: 'contents', md: 'flex' } } },
  },
});

/** The next step (`NextBar`) and the other ways on. On a small screen each has its own place in the column that the step sticks in. */
export function NextWays(props: ComponentProps<typeof Root>) {
  return <Root {...props} />;
}
