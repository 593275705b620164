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
  /** What is being waited for, spoken; without it the ring is decoration beside words that say it. */
  label?: string;
  sizePx?: number;
}

/** Turning ring in the current text colour, for waits of unknown length. */
export function Spinner({ label, sizePx = 24 }: SpinnerProps) {
  const spoken = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return <Root {...spoken} style={{ width: sizePx, height: sizePx }} />;
}
