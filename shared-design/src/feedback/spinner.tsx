import { chakra } from '@chakra-ui/react';

const Root = chakra('span', {
  base: {
    display: 'inline-block',
    flexShrink: '0',
    borderRadius: 'full',
    border: '2.5px solid color-mix(in srgb, currentColor 25%, transparent)',
    borderTopColor: 'currentColor',
    animation: 'fc-spin 800ms linear infinite',
    '@media (prefers-reduced-motion: reduce)': { borderTopColor: 'currentColor', borderStyle: 'dotted' },
  },
});

export interface SpinnerProps {
  /** What is loading, for screen readers; without it the ring is decorative and needs adjacent text. */
  label?: string;
  sizePx?: number;
}

/** Rotating ring in the current text color, for waits of unknown length. */
export function Spinner({ label, sizePx = 24 }: SpinnerProps) {
  const spoken = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return <Root {...spoken} style={{ width: sizePx, height: sizePx }} />;
}
