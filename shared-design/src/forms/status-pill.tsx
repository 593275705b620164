import type { ReactNode } from 'react';
import { chakra } from '@forecourt/shared-design';
import { toneVariants, type Tone } from '../feedback/tone.ts';

const Root = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    width: 'fit-content',
    minHeight: '28px',
    paddingInline: '3',
    borderRadius: 'full',
    fontSize: 'sm',
    fontWeight: 'semibold',
    lineHeight: '1.2',
    whiteSpace: 'nowrap',
    _before: { content: '""', width: '8px', height: '8px', borderRadius: 'full', background: 'currentColor' },
  },
  variants: { tone: toneVariants },
  defaultVariants: { tone: 'neutral' },
});

export interface StatusPillProps {
  tone?: Tone;
  children: ReactNode;
}

/** Text status of a step, order or document. */
export function StatusPill({ tone = 'neutral', children }: StatusPillProps) {
  return <Root tone={tone}>{children}</Root>;
}
