import type { HTMLChakraProps } from '@chakra-ui/react';
import { chakra } from '@chakra-ui/react';

const Root = chakra('div', {
  base: {
    width: 'full',
    maxWidth: 'app',
    marginInline: 'auto',
    // A host's page has margins of its own around the embedded checkout.
    paddingInline: { base: 'var(--fc-page-inset, 1rem)', sm: '6', lg: '10' },
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
  /** Removes the space above and below, for bands within a page. */
  flush?: boolean;
}

/** Page column: at most 1440 px (SITE-73), centered, with the screen's side padding. */
export function Page(props: PageProps) {
  return <Root {...props} />;
}
