import type { ComponentProps, ReactNode } from 'react';
import { chakra, Money } from '@forecourt/shared-design';

/** Above the home indicator of a phone; what scrolls below fades out at the upper edge. */
const stuck = {
  position: 'sticky',
  bottom: '0',
  zIndex: '2',
  paddingTop: '2',
  paddingBottom: 'calc(12px + env(safe-area-inset-bottom, 0px))',
  background: 'surface',
  boxShadow: '0 -6px 12px var(--fc-surface)',
  '& > .fc-amount': { display: 'block' },
} as const;

/** As wide as the screen while it sticks: it takes back the side padding of the page. */
const Root = chakra('div', {
  base: { display: 'grid', alignItems: 'center', gap: '1.5', '& > .fc-amount': { display: 'none' } },
  variants: {
    below: {
      sm: {
        marginInline: { base: '-4', sm: '0' },
        paddingInline: { base: '4', sm: '0' },
        '@media (max-width: 599px) and (min-height: 480px)': stuck,
      },
      md: {
        marginInline: { base: '-4', sm: '-6', md: '0' },
        paddingInline: { base: '4', sm: '6', md: '0' },
        gridTemplateColumns: { sm: 'minmax(0, 1fr) auto', md: 'minmax(0, 1fr)' },
        '@media (max-width: 959px) and (min-height: 480px)': stuck,
      },
    },
  },
});

type MoneyProps = ComponentProps<typeof Money>;

interface NextBarProps {
  /** The amount that the action is about, next to it while it sticks. */
  readonly amount?: MoneyProps['payment'];
  readonly decimals?: MoneyProps['decimals'];
  /** It sticks on screens that are narrower, but not on low ones, of which it would take too much. */
  readonly below: 'sm' | 'md';
  /** The one next action of the page. */
  readonly children: ReactNode;
}

/**
 * The next action of a page. On a small screen it sticks to the lower edge until its place is reached; its parent must be a flex column there
 * that begins where the content does. A field that takes focus is above it (`PurchaseFrame`).
 */
export function NextBar({ amount, decimals = 'rounded', below, children }: NextBarProps) {
  return (
    <Root className="fc-next" below={below}>
      {amount && (
        <div className="fc-amount" data-print="no">
          <Money payment={amount} decimals={decimals} />
        </div>
      )}
      {children}
    </Root>
  );
}
