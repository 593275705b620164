import { AppLink, Button, chakra, Drawer } from '@forecourt/shared-design';
import { usePlatform, useSession, useTranslation } from '@forecourt/shared-contracts/react';
import type { HeaderItem } from '../../domain/header-items.ts';
import { PhoneLink } from './phone-link.tsx';

const List = chakra('ul', {
  base: {
    listStyle: 'none',
    margin: '0',
    padding: '0',
    '& a': {
      display: 'flex',
      alignItems: 'center',
      minHeight: '52px',
      fontSize: 'lg',
      fontWeight: 'medium',
      borderBottom: '1px solid',
      borderColor: 'line',
    },
  },
});
const Foot = chakra('div', { base: { display: 'grid', gap: '4', marginTop: '6' } });

interface MobileMenuProps {
  readonly items: readonly HeaderItem[];
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Every destination of the header in a drawer, for small screens. */
export function MobileMenu({ items, isOpen, onClose }: MobileMenuProps) {
  const { t } = useTranslation('shell');
  const { session, navigation } = usePlatform();
  const isMember = useSession().status === 'signed-in';
  const handleSignOut = async () => {
    onClose();
    await session.signOut();
    navigation.push('/');
  };
  return (
    <Drawer isOpen={isOpen} onClose={onClose} title={t('header.menu')}>
      <nav aria-label={t('header.menu')}>
        <List>
          {items.map((item) => (
            <li key={item.id}>
              <AppLink href={item.path} variant="plain" onClick={onClose}>
                {t(item.labelKey)}
              </AppLink>
            </li>
          ))}
        </List>
      </nav>
      <Foot>
        {isMember && (
          <Button variant="secondary" onClick={() => void handleSignOut()}>
            {t('header.signOut')}
          </Button>
        )}
        <PhoneLink />
      </Foot>
    </Drawer>
  );
}
