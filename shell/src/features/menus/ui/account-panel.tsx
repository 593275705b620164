import { Button } from '@forecourt/shared-design';
import { useSession, useTranslation } from '@forecourt/shared-contracts/react';
import { useMenuItems } from '../../site-menu/index.ts';
import { MenuLink } from './menu-link.tsx';
import { PanelBox } from './panel-box.tsx';
import type { PanelProps } from '../model/panel-props.ts';
import { leavePanel } from '../model/leave-panel.ts';
import { useSignOut } from '../model/use-sign-out.ts';

/** Account destinations of a signed-in buyer, with sign-out. */
export function AccountPanel({ onClose }: PanelProps) {
  const { t } = useTranslation('shell');
  const state = useSession();
  const items = useMenuItems().filter(({ place }) => place === 'account');
  const signOut = useSignOut();
  const leave = () => leavePanel(onClose);
  const handleSignOut = () => {
    leave();
    void signOut();
  };
  return (
    <PanelBox>
      {state.status === 'signed-in' && <p>{state.user.email}</p>}
      <ul>
        {items.map((item) => (
          <li key={item.id}>
            <MenuLink item={item} onFollow={leave} />
          </li>
        ))}
      </ul>
      <Button variant="secondary" onClick={handleSignOut}>
        {t('header.signOut')}
      </Button>
    </PanelBox>
  );
}
