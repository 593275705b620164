import type { ReactNode } from 'react';
import { chakra } from '@chakra-ui/react';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-paths.ts';
import { toneVariants, type Tone } from './tone.ts';

const Root = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    width: 'fit-content',
    paddingInline: '2',
    minHeight: '24px',
    borderRadius: 'min(var(--fc-radius-control), 8px)',
    fontSize: 'xs',
    fontWeight: 'semibold',
    lineHeight: '1.2',
    whiteSpace: 'nowrap',
  },
  variants: {
    tone: {
      ...toneVariants,
      solid: { background: 'hero', color: 'onHero', border: '1px solid', borderColor: 'lineStrong' },
      raised: { background: 'surfaceRaised', color: 'ink' },
    },
  },
  defaultVariants: { tone: 'neutral' },
});

export interface BadgeProps {
  /** `raised` is for use on pictures, `solid` for final states (Sold). */
  tone?: Tone | 'solid' | 'raised';
  icon?: IconName | undefined;
  children: ReactNode;
}

/** Small label: New, Certified Pre-Owned, -$1,500. */
export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  return (
    <Root tone={tone}>
      {icon && <Icon name={icon} sizePx={14} />}
      {children}
    </Root>
  );
}
