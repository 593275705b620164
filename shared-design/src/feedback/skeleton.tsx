import { chakra, type HTMLChakraProps } from '@chakra-ui/react';

const Root = chakra('span', {
  base: {
    display: 'block',
    minHeight: '1em',
    borderRadius: 'card',
    // Visible on every surface, also of a dark brand: 1.2:1 or more. It breathes as the blocks of the first paint do.
    background: 'color-mix(in srgb, var(--fc-line-strong) 32%, transparent)',
    animation: 'fc-breathe 1600ms ease-in-out infinite alternate',
  },
});

/** Gray shape shown while content loads; hidden from screen readers, so label the region that contains it. */
export function Skeleton(props: HTMLChakraProps<'span'>) {
  return <Root aria-hidden {...props} />;
}
