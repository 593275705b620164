import { useState } from 'react';
import { chakra, Dialog, EmptyState, LinkButton } from '@forecourt/shared-design';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { routePaths } from '../../../domain/route-paths.ts';

const returnTo = `returnTo=${encodeURIComponent(routePaths['saved-vehicles'])}`;

const Root = chakra('div', {
  base: {
    marginTop: '8',
    // One offer at a time: the page's own is seen once the modal is closed, and without scripts.
    '&:has(> dialog[open]) > div': { visibility: 'hidden' },
  },
});

interface GuestOfferProps {
  /** The session has ended; its own dialog has said so. */
  readonly isExpired: boolean;
}

/** Asks a guest to sign in or to create an account to see saved vehicles, in a modal (SHOP-60); closing it leaves the same offer on the page. */
export function GuestOffer({ isExpired }: GuestOfferProps) {
  const { t } = useTranslation('storefront');
  const [isAsked, setAsked] = useState(!isExpired);
  const title = t(isExpired ? 'offer.expiredTitle' : 'offer.viewTitle');
  const text = t(isExpired ? 'offer.expiredText' : 'offer.viewText');
  const actions = (
    <>
      <LinkButton href={`/sign-in?${returnTo}`}>{t('offer.signIn')}</LinkButton>
      <LinkButton variant="secondary" href={`/sign-up?${returnTo}`}>
        {t('offer.create')}
      </LinkButton>
    </>
  );
  return (
    <Root>
      <EmptyState icon="heart" title={title} text={text} actions={actions} />
      <Dialog isOpen={isAsked} onClose={() => setAsked(false)} title={title} size="sm" footer={actions}>
        {text}
      </Dialog>
    </Root>
  );
}
