import { Button, chakra, Drawer } from '@forecourt/shared-design';
import { useSession, useTranslation } from '@forecourt/shared-contracts/react';
import { LanguageSwitch } from '../../language/index.ts';
import { useMenuItems } from '../../site-menu/index.ts';
import { DealerHours } from './dealer-hours.tsx';
import { MenuLink } from './menu-link.tsx';
import type { PanelProps } from '../model/panel-props.ts';
import { SupportLinks } from './support-links.tsx';
import { useSignOut } from '../model/use-sign-out.ts';

const Section = chakra('section', {
  base: {
    '& + section': { marginTop: '6' },
    '& h3': { textStyle: 'eyebrow', margin: '0', marginBottom: '1', color: 'inkMuted' },
    '& ul': { listStyle: 'none', margin: '0', padding: '0' },
    '& li a': {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      minHeight: '48px',
      fontWeight: 'medium',
      borderBottom: '1px solid',
      borderColor: 'line',
      overflowWrap: 'anywhere',
      '&[aria-current=page]': { color: 'link', fontWeight: 'semibold' },
    },
    '& li a .fc-count': { marginInlineStart: 'auto' },
    '& p': {
      margin: '0',
      paddingBlock: '2',
      textStyle: 'small',
      color: 'inkMuted',
      overflowWrap: 'anywhere',
    },
    '& > button': { width: 'full', marginTop: '3' },
  },
});

/** Every destination of the site on small screens, in three sections: the shop, the account, help. */
export function MenuDrawer({ onClose }: PanelProps) {
  const { t } = useTranslation('shell');
  const items = useMenuItems();
  const session = useSession();
  const signOut = useSignOut();
  const links = (...places: readonly string[]) => (
    <ul>
      {items
        .filter(({ place }) => places.includes(place))
        .map((item) => (
          <li key={item.id}>
            <MenuLink item={item} onFollow={onClose} />
          </li>
        ))}
    </ul>
  );
  const handleSignOut = () => {
    onClose();
    void signOut();
  };
  return (
    <Drawer isOpen onClose={onClose} title={t('header.menu')}>
      <nav aria-label={t('header.menu')}>
        <Section aria-label={t('header.sections.main')}>
          <h3>{t('header.sections.main')}</h3>
          {links('main', 'actions')}
        </Section>
        <Section aria-label={t('header.sections.account')}>
          <h3>{t('header.sections.account')}</h3>
          {session.status === 'signed-in' && <p>{session.user.email}</p>}
          {links('account')}
          {session.status === 'signed-in' && (
            <Button variant="secondary" onClick={handleSignOut}>
              {t('header.signOut')}
            </Button>
          )}
        </Section>
        <Section aria-label={t('header.sections.support')}>
          <h3>{t('header.sections.support')}</h3>
          <SupportLinks onFollow={onClose} />
          <DealerHours />
        </Section>
      </nav>
      <LanguageSwitch />
    </Drawer>
  );
}
