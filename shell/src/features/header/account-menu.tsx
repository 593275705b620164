import { useCallback, useRef, useState } from 'react';
import { AppLink, Button, chakra, Icon } from '@forecourt/shared-design';
import { usePlatform, useSession, useTranslation } from '@forecourt/shared-contracts/react';
import type { HeaderItem } from '../../domain/header-items.ts';
import { GuestLinks } from './guest-links.tsx';
import { useDismiss } from './use-dismiss.ts';

const Root = chakra('div', { base: { position: 'relative' } });
const Panel = chakra('div', {
  base: {
    position: 'absolute',
    insetInlineEnd: '0',
    top: 'calc(100% + 8px)',
    minWidth: '240px',
    padding: '2',
    background: 'surfaceRaised',
    color: 'ink',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: 'card',
    boxShadow: 'floating',
    '& p': { margin: '0', padding: '2', paddingInline: '3', textStyle: 'small', color: 'inkMuted' },
    '& ul': { listStyle: 'none', margin: '0', padding: '0' },
    '& li a': {
      display: 'flex',
      alignItems: 'center',
      minHeight: 'target',
      paddingInline: '3',
      borderRadius: 'small',
      _hover: { background: 'surfaceSunken' },
    },
    '& > button': { width: 'full', marginTop: '2' },
  },
});

/** Account destinations of a signed-in buyer with sign-out; a guest gets the ways in. */
export function AccountMenu({ items }: { items: readonly HeaderItem[] }) {
  const { t } = useTranslation('shell');
  const { session, navigation } = usePlatform();
  const state = useSession();
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const close = useCallback(() => setOpen(false), []);
  useDismiss(root, isOpen, close);

  if (state.status !== 'signed-in') return <GuestLinks items={items} />;
  const handleSignOut = async () => {
    close();
    await session.signOut();
    navigation.push('/');
  };
  const name = state.user.givenName ?? state.user.email;
  return (
    <Root ref={root}>
      <Button variant="quiet" size="sm" icon="user" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {name}
        <Icon name="chevronDown" sizePx={16} />
      </Button>
      {isOpen && (
        <Panel>
          <p>{state.user.email}</p>
          <ul>
            {items.map((item) => (
              <li key={item.id}>
                <AppLink href={item.path} variant="plain" onClick={close}>
                  {t(item.labelKey)}
                </AppLink>
              </li>
            ))}
          </ul>
          <Button variant="secondary" onClick={() => void handleSignOut()}>
            {t('header.signOut')}
          </Button>
        </Panel>
      )}
    </Root>
  );
}
