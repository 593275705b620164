import { useEffect, useRef } from 'react';
import { AppLink, chakra } from '@forecourt/shared-design';

const Root = chakra('nav', {
  base: {
    marginBottom: { base: '6', md: '8' },
    borderBottom: '1px solid',
    borderColor: 'line',
    '& ul': {
      listStyle: 'none',
      margin: '0',
      padding: '0',
      display: 'flex',
      gap: { base: '0', sm: '3' },
      overflowX: 'auto',
      scrollbarWidth: 'none',
      // The links fade into the page at an edge beyond which there is more, and have that much room at the end.
      '&::before, &::after': {
        content: '""',
        position: 'sticky',
        flexShrink: '0',
        marginBottom: '3px',
        pointerEvents: 'none',
      },
      '&::before': {
        left: '0',
        width: '10px',
        marginInlineEnd: { base: '-10px', sm: '-22px' },
        background: 'linear-gradient(to right, var(--fc-surface), transparent)',
      },
      '&::after': {
        right: '0',
        width: '24px',
        background: 'linear-gradient(to left, var(--fc-surface), transparent)',
      },
    },
    '& li': { flexShrink: '0' },
    '& a': {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: '48px',
      paddingInline: { base: '2', sm: '3' },
      color: 'inkMuted',
      fontWeight: 'medium',
      whiteSpace: 'nowrap',
      borderBottom: '3px solid transparent',
      textDecoration: 'none',
      outlineOffset: '-3px',
      _hover: { color: 'ink', borderColor: 'lineStrong' },
    },
    '& a[aria-current]': { color: 'ink', fontWeight: 'semibold', borderColor: 'brand' },
  },
});

/** An account page. */
interface AccountNavItem {
  id: string;
  href: string;
  label: string;
  isCurrent: boolean;
}

interface AccountNavProps {
  /** Accessible name of the navigation. */
  label: string;
  items: readonly AccountNavItem[];
}

/**
 * Links to the account pages in one row, which scrolls sideways if it is too narrow, with the current page in view. Renders nothing without
 * items.
 */
export function AccountNav({ label, items }: AccountNavProps) {
  const list = useRef<HTMLUListElement>(null);
  const current = items.find((item) => item.isCurrent)?.id;
  useEffect(() => {
    const showCurrent = () => {
      const row = list.current;
      const link = row?.querySelector<HTMLElement>('[aria-current]');
      if (row && link) row.scrollLeft = link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2;
    };
    showCurrent();
    // A narrower window, or a phone held upright again, hides other links.
    window.addEventListener('resize', showCurrent);
    return () => window.removeEventListener('resize', showCurrent);
  }, [current]);
  if (items.length === 0) return null;
  return (
    <Root aria-label={label}>
      <ul ref={list}>
        {items.map(({ id, href, label: text, isCurrent }) => (
          <li key={id}>
            <AppLink href={href} variant="plain" aria-current={isCurrent ? 'page' : undefined}>
              {text}
            </AppLink>
          </li>
        ))}
      </ul>
    </Root>
  );
}
