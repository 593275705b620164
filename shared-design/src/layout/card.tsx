import type { Ref } from 'react';
import { chakra, type HTMLChakraProps } from '@chakra-ui/react';

const Root = chakra('div', {
  base: {
    background: 'surfaceRaised',
    borderRadius: 'card',
    border: '1px solid',
    borderColor: 'line',
    minWidth: '0',
  },
  variants: {
    padding: { none: {}, md: { padding: { base: '5', md: '6' } }, lg: { padding: { base: '6', md: '8' } } },
    tone: {
      raised: { boxShadow: 'raised' },
      flat: {},
      sunken: { background: 'surfaceSunken', borderColor: 'transparent' },
      brand: { background: 'brandSoft', borderColor: 'transparent' },
    },
  },
  defaultVariants: { padding: 'md', tone: 'raised' },
});

export interface CardProps extends Omit<HTMLChakraProps<'div'>, 'padding'> {
  padding?: 'none' | 'md' | 'lg';
  tone?: 'raised' | 'flat' | 'sunken' | 'brand';
  ref?: Ref<HTMLDivElement> | undefined;
}

/** Raised surface for one item. Use `as="section"` with a label if it is a section of the page. */
export function Card(props: CardProps) {
  return <Root {...props} />;
}
