import type { ReactNode } from 'react';
import { chakra } from '@forecourt/shared-design';
import { quietAction } from './quiet-action.ts';

const Root = chakra('div', {
  base: {
    display: { base: 'contents', sm: 'flex' },
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    '& > :is(a, button)': { minHeight: { base: '48px', sm: '44px' } },
    '& > .fc-cancel': quietAction,
    '@media (max-width: 599px)': {
      '&[data-main] > :is(a, button):not(* + *)': {
        position: 'sticky',
        // Above the home indicator of a phone.
        bottom: 'calc(12px + env(safe-area-inset-bottom, 0px))',
        zIndex: '2',
        // What scrolls below the button does not show around it, nor at its round corners, and fades above it.
        boxShadow: '0 10px 8px 28px var(--fc-surface-raised)',
        clipPath: 'inset(-22px -12px -12px)',
      },
    },
    // On a tablet they stick as one row.
    '@media screen and (min-width: 600px) and (max-width: 959px)': {
      '&[data-main]': {
        position: 'sticky',
        bottom: '0',
        zIndex: '2',
        paddingBlock: '2',
        marginBlock: '-2',
        background: 'surfaceRaised',
        boxShadow: '0 -6px 6px var(--fc-surface-raised)',
      },
    },
    '@media screen': {
      '&[data-pair]': {
        display: 'flex',
        flexWrap: 'wrap',
        gap: { base: '2', sm: '3' },
        position: 'sticky',
        bottom: '0',
        zIndex: '2',
        paddingTop: '4',
        paddingBottom: 'calc(16px + env(safe-area-inset-bottom, 0px))',
        borderTop: '1px solid',
        borderColor: 'line',
        background: 'surfaceRaised',
      },
      '&[data-main][data-pair] > :is(a, button)': {
        flex: { base: '1 1 auto', sm: 'none' },
        paddingInline: { base: '2', sm: '6' },
        position: 'static',
        boxShadow: 'none',
        clipPath: 'none',
      },
    },
  },
});

interface StepActionsProps {
  readonly children: ReactNode;
  /** Further actions next to the main ones, of which none sticks. */
  readonly isFurther?: boolean;
  /** Two answers to one question, which belong side by side: they stick as one row, where both fit, on a large screen as well. */
  readonly isPair?: boolean;
}

/**
 * The actions of a step, the main one first. On a phone each is as wide as the column, and the main one, on a tablet the row, sticks to the
 * lower edge of the screen until its place is reached: its parent must be a flex column, because within a grid it could not move, in a card `fc-step`, whose
 * fields and links that take focus stay above it. What cancels (`fc-cancel`) is quiet.
 */
export function StepActions({ children, isFurther = false, isPair = false }: StepActionsProps) {
  return (
    <Root className="fc-actions" data-main={isFurther ? undefined : ''} data-pair={isPair ? '' : undefined}>
      {children}
    </Root>
  );
}
