import { chakra } from '@forecourt/shared-design';
import { useSession } from '@forecourt/shared-contracts/react';
import { GuestLinks } from './guest-links.tsx';
import { MenuButton } from '../menus/index.ts';

/** Reserves the width of a usual name before the session is known, so that nothing next to it moves. */
const Slot = chakra('div', {
  base: {
    display: 'flex',
    justifyContent: 'flex-end',
    minWidth: '116px',
    '& .fc-name': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', maxWidth: '72px' },
  },
});

/** The account slot of the header: a member's menu, or a guest's sign-in links. Empty while a stored session is being checked. */
export function AccountMenu() {
  const state = useSession();
  switch (state.status) {
    case 'unknown':
      return <Slot />;
    case 'signed-in':
      return (
        <Slot>
          <MenuButton panel="account" icon="user">
            <span className="fc-name">{state.user.givenName ?? state.user.email}</span>
          </MenuButton>
        </Slot>
      );
    case 'guest':
    case 'expired':
      return <GuestLinks />;
  }
}
