import { chakra, type HTMLChakraProps } from '@chakra-ui/react';

const Root = chakra('span', {
  base: {
    display: 'block',
    minHeight: '1em',
    borderRadius: 'min(var(--fc-radius-card), 8px)',
    background:
      'linear-gradient(90deg, var(--fc-surface-sunken) 30%, color-mix(in srgb, var(--fc-ink) 9%, var(--fc-surface-sunken)) 50%, var(--fc-surface-sunken) 70%)',
    backgroundSize: '200% 100%',
    animation: 'fc-shimmer 1600ms linear infinite',
  },
});

/** Gray shape shown while content loads; hidden from screen readers, so label the region that contains it. */
export function Skeleton(props: HTMLChakraProps<'span'>) {
  return <Root aria-hidden {...props} />;
}
