import { chakra, type HTMLChakraProps } from '@chakra-ui/react';

const Root = chakra('span', {
  base: {
    display: 'block',
    minHeight: '1em',
    borderRadius: 'min(var(--fc-radius-card), 8px)',
    // Visible on every surface, also of a dark brand: 1.2:1 or more.
    color: 'color-mix(in srgb, var(--fc-ink) 14%, transparent)',
    background:
      'linear-gradient(90deg, currentColor 30%, color-mix(in srgb, currentColor 60%, transparent) 50%, currentColor 70%)',
    backgroundSize: '200% 100%',
    animation: 'fc-shimmer 1600ms linear infinite',
  },
});

/** Gray shape shown while content loads; hidden from screen readers, so label the region that contains it. */
export function Skeleton(props: HTMLChakraProps<'span'>) {
  return <Root aria-hidden {...props} />;
}
