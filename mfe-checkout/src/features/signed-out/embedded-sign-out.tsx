import type { MouseEvent } from 'react';
import { Button, chakra, Page } from '@forecourt/shared-design';
import { usePlatform, useSession, useTranslation } from '@forecourt/shared-contracts/react';

const Row = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: '3',
    paddingBottom: '6',
    textStyle: 'small',
    color: 'inkMuted',
  },
});

/**
 * Who is signed in on a host dealer's page, which has no menu of ours, and the way out. Renders nothing for a session that the host's page
 * provides: it ends there.
 */
export function EmbeddedSignOut() {
  const { t } = useTranslation('checkout');
  const { session } = usePlatform();
  const state = useSession();
  if (state.status !== 'signed-in' || state.isOver || session.isHosts()) return null;
  const { givenName, email } = state.user;
  const handleSignOut = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // The button goes away: the focus stays in the checkout.
    currentTarget.closest<HTMLElement>('[tabindex="-1"]')?.focus();
    void session.signOut();
  };
  return (
    <Page flush>
      <Row>
        <span>{t('signedOut.signedInAs', { name: givenName ?? email })}</span>
        <Button variant="secondary" size="sm" onClick={handleSignOut}>
          {t('signedOut.signOut')}
        </Button>
      </Row>
    </Page>
  );
}
