import type { HTMLChakraProps } from '@chakra-ui/react';
import { chakra } from '@chakra-ui/react';

const Root = chakra('div', {
  base: {
    width: 'full',
    maxWidth: 'app',
    marginInline: 'auto',
    paddingInline: { base: '4', sm: '6', lg: '10' },
    paddingBlock: { base: '6', md: '10' },
  },
  variants: {
    width: {
      app: {},
      /** For forms and reading. */
      narrow: { maxWidth: '720px' },
      wide: { maxWidth: '1080px' },
    },
    flush: { true: { paddingBlock: '0' } },
  },
  defaultVariants: { width: 'app' },
});

export interface PageProps extends Omit<HTMLChakraProps<'div'>, 'width'> {
  width?: 'app' | 'narrow' | 'wide';
  /** Leaves out the space above and below, for bands inside a page. */
  flush?: boolean;
}

/** Column of a page: at most 1440 px (SITE-73), centered, with the side space of the screen. */
export function Page(props: PageProps) {
  return <Root {...props} />;
}
