import { chakra, LinkButton } from '@forecourt/shared-design';
import { useLocation } from '@forecourt/shared-contracts/react';
import { destinationOf } from '../../domain/destination-of.ts';
import { MenuLink } from '../menus/index.ts';
import { useMenuItems } from '../site-menu/index.ts';

/** Shown from the width at which it does not displace the destinations; below it the drawer and the sign-in page contain it. */
const Others = chakra('span', {
  base: {
    display: { base: 'none', xl: 'flex' },
    gap: '2',
    '& a': {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: 'target',
      paddingInline: '2',
      whiteSpace: 'nowrap',
    },
  },
});

/** A guest's sign-in links: the first item for guests as a button, the others as links before it. */
export function GuestLinks() {
  const here = useLocation();
  const [first, ...others] = useMenuItems().filter(
    ({ place, audience }) => place === 'account' && audience === 'guests',
  );
  if (!first) return null;
  return (
    <>
      <Others>
        {others.map((item) => (
          <MenuLink key={item.id} item={item} />
        ))}
      </Others>
      <LinkButton href={destinationOf(first, here)} size="sm" icon="user">
        {first.label}
      </LinkButton>
    </>
  );
}
