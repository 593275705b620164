import { AppLink } from '@forecourt/shared-design';
import { useLocation } from '@forecourt/shared-contracts/react';
import type { PageMenuItem } from '@forecourt/shared-contracts/releases';
import { destinationOf } from '../../../domain/destination-of.ts';
import { useCount } from '../../live-counts/index.ts';
import { CountedWords } from './counted-words.tsx';

interface MenuLinkProps {
  readonly item: PageMenuItem;
  readonly onFollow?: () => void;
}

/** An item of a menu as a text link, with its live count. */
export function MenuLink({ item, onFollow }: MenuLinkProps) {
  const here = useLocation();
  const count = useCount(item.count);
  return (
    <AppLink
      href={destinationOf(item, here)}
      variant="plain"
      aria-current={item.path === here.pathname ? 'page' : undefined}
      onClick={onFollow}
    >
      <CountedWords label={item.label} count={count} />
    </AppLink>
  );
}
