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
    /** Side by side on screens that are at least that wide. */
    rowFrom: {
      sm: { display: { base: 'contents', sm: 'flex', md: 'flex' } },
      md: { display: { base: 'contents', md: 'flex' } },
    },
  },
});

/** The next step (`NextBar`) and the other ways on. On a small screen each has its own place in the column that the step sticks in. */
export function NextWays(props: ComponentProps<typeof Root>) {
  return <Root {...props} />;
}
