import type { ReactNode } from 'react';
import { chakra } from '@forecourt/shared-design';

/** As wide as the screen while it sticks: it takes back the side padding of the page. */
const Root = chakra('div', {
  base: {
    display: 'grid',
    marginInline: { base: '-4', sm: '-6', md: '0' },
    paddingInline: { base: '4', sm: '6', md: '0' },
    // Above the home indicator of a phone; what scrolls below fades out at the upper edge.
    '@media (max-width: 959px) and (min-height: 480px)': {
      position: 'sticky',
      bottom: '0',
      zIndex: '2',
      paddingTop: '2',
      paddingBottom: 'calc(12px + env(safe-area-inset-bottom, 0px))',
      background: 'surface',
      boxShadow: '0 -6px 12px var(--fc-surface)',
    },
  },
});

/**
 * The one next action of a page. On a small screen it sticks to the lower edge until its place is reached, but not on a low one, of which
 * it would take too much; its parent must be a flex column there that begins where the content does. A field that takes focus is above it
 * (`PurchaseFrame`).
 */
export function NextBar({ children }: { readonly children: ReactNode }) {
  return <Root className="fc-next">{children}</Root>;
}
