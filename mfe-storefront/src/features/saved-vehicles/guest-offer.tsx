import { Box, EmptyState, LinkButton } from '@forecourt/shared-design';
import { useTranslation } from '@forecourt/shared-contracts/react';

const returnTo = `returnTo=${encodeURIComponent('/saved-vehicles')}`;

/** Asks a guest to sign in or to create an account to see saved vehicles. */
export function GuestOffer({ isExpired }: { readonly isExpired: boolean }) {
  const { t } = useTranslation('storefront');
  return (
    <Box marginTop="8">
      <EmptyState
        icon="heart"
        title={t(isExpired ? 'offer.expiredTitle' : 'offer.viewTitle')}
        text={t(isExpired ? 'offer.expiredText' : 'offer.viewText')}
        actions={
          <>
            <LinkButton href={`/sign-in?${returnTo}`}>{t('offer.signIn')}</LinkButton>
            <LinkButton variant="secondary" href={`/sign-up?${returnTo}`}>
              {t('offer.create')}
            </LinkButton>
          </>
        }
      />
    </Box>
  );
}
