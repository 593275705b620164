import type { ReactNode } from 'react';
import { chakra } from '@forecourt/shared-design';
import { MomentMark } from './moment-mark.tsx';

const softOnHero = 'color-mix(in srgb, var(--fc-on-hero) 85%, var(--fc-hero))';

const Root = chakra('div', {
  base: {
    overflow: 'hidden',
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'auto minmax(0, 1fr)' },
    gap: { base: '3', sm: '6' },
    alignItems: 'center',
    '&:has(> .fc-car)': {
      gridTemplateColumns: { sm: 'auto minmax(0, 1fr) 220px', md: 'auto minmax(0, 1fr) 340px' },
    },
    '& > .fc-car': { borderRadius: 'small', overflow: 'hidden' },
    padding: { base: '5', md: '8' },
    background: 'hero',
    // Warmed by the brand, so that it stands out from the page of a dark brand, too.
    backgroundImage:
      'linear-gradient(100deg, color-mix(in srgb, var(--fc-brand) 26%, transparent), transparent 70%)',
    color: 'onHero',
    borderRadius: 'card',
    '& .fc-words': {
      display: 'grid',
      gap: '3',
      justifyItems: 'start',
      minWidth: '0',
      maxWidth: { sm: '44rem' },
    },
    // Named by way of the words, so that they count more than the colors of the heading itself.
    '& .fc-words h1': { color: 'onHero' },
    '& .fc-words .fc-eyebrow, & .fc-words .fc-lead': { color: softOnHero },
    '& .fc-words p': { margin: '0' },
    '& .fc-status': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '3',
      '& svg': { color: 'inherit' },
    },
    '& .fc-words p > strong': { display: 'block', textStyle: 'subheading' },
    '& h1:focus-visible': { outlineColor: 'onHero' },
    // Paper has no background.
    '@media print': {
      background: 'none',
      border: '1px solid',
      '& .fc-words, & .fc-words h1, & .fc-words .fc-eyebrow, & .fc-words .fc-lead': { color: 'ink' },
    },
  },
});

interface MomentBandProps {
  readonly children: ReactNode;
  /** Picture of the vehicle. */
  readonly car?: ReactNode;
}

/**
 * What a page or a step says first at one of the purchase's moments, ordered, approved, signed, paid and delivered, in the color of the hero. It moves
 * once (`motionCss`), and not for a buyer who asked for less motion.
 */
export function MomentBand({ children, car }: MomentBandProps) {
  return (
    <Root className="fc-moment">
      <MomentMark />
      <div className="fc-words">{children}</div>
      {car && <div className="fc-car">{car}</div>}
    </Root>
  );
}
