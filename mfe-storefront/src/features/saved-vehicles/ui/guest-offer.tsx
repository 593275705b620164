import { useState } from 'react';
import { chakra, Dialog, EmptyState, LinkButton } from '@forecourt/shared-design';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { routePaths } from '../../../domain/route-paths.ts';
import { StartShelf } from './start-shelf.tsx';

const returnTo = `returnTo=${encodeURIComponent(routePaths['saved-vehicles'])}`;

const Root = chakra('div', {
  base: {
    marginTop: '8',
    '& [autofocus]': { outline: 'none' },
  },
});

/** The modal begins at its title, not at the button that closes it. */
const focusedFirst = (title: HTMLElement | null) => void title?.toggleAttribute('autofocus', true);

interface GuestOfferProps {
  /** The session has ended; its own dialog has said so. */
  readonly isExpired: boolean;
}

/**
 * Asks a guest to sign in or to create an account to see saved vehicles, in a modal (SHOP-60). The page behind it says what saving does, and
 * leads to the sign-in, to the search and to a few vehicles.
 */
export function GuestOffer({ isExpired }: GuestOfferProps) {
  const { t } = useTranslation('storefront');
  const [isAsked, setAsked] = useState(!isExpired);
  const title = t(isExpired ? 'offer.expiredTitle' : 'offer.viewTitle');
  const signIn = <LinkButton href={`/sign-in?${returnTo}`}>{t('offer.signIn')}</LinkButton>;
  return (
    <Root>
      <EmptyState
        icon="heart"
        title={isExpired ? title : t('saved.guestTitle')}
        text={t(isExpired ? 'offer.expiredText' : 'saved.emptyText')}
        actions={
          <>
            {signIn}
            <LinkButton variant="secondary" href={routePaths.search}>
              {t('saved.search')}
            </LinkButton>
          </>
        }
      />
      <StartShelf />
      <Dialog
        isOpen={isAsked}
        onClose={() => setAsked(false)}
        title={
          <span ref={focusedFirst} tabIndex={-1}>
            {title}
          </span>
        }
        size="sm"
        footer={
          <>
            <LinkButton variant="secondary" href={`/sign-up?${returnTo}`}>
              {t('offer.create')}
            </LinkButton>
            {signIn}
          </>
        }
      >
        {t('offer.viewText')}
      </Dialog>
    </Root>
  );
}
