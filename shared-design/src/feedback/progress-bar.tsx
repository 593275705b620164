import { chakra } from '@chakra-ui/react';
import { useDesignText } from '../text/use-design-text.ts';

const Root = chakra('div', {
  base: {
    height: '8px',
    borderRadius: 'full',
    background: 'surfaceSunken',
    boxShadow: 'inset 0 0 0 1px var(--fc-line)',
    overflow: 'hidden',
    '& > div': {
      height: 'full',
      borderRadius: 'full',
      background: 'brand',
      transition: 'transform {durations.slow} {easings.standard}',
    },
    '&[data-unknown=true] > div': { width: '30%', animation: 'fc-travel 1400ms ease-in-out infinite' },
  },
});

export interface ProgressBarProps {
  label: string;
  /** 0 to 100; null if unknown. */
  percent: number | null;
}

/** Progress of an upload or a multi-step process. */
export function ProgressBar({ label, percent }: ProgressBarProps) {
  const text = useDesignText();
  const value = percent === null ? null : Math.round(Math.min(100, Math.max(0, percent)));
  return (
    <Root
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={value ?? undefined}
      aria-valuetext={value === null ? text('loading') : text('progress', { percent: value })}
      data-unknown={value === null}
    >
      <div style={value === null ? {} : { transform: `translateX(${value - 100}%)` }} />
    </Root>
  );
}
