import { Alert, LinkButton } from '@forecourt/shared-design';
import { useSession, useTranslation } from '@forecourt/shared-contracts/react';
import { offerPath } from '../domain/trade-in-paths.ts';

/** Tells a guest that keeping an offer requires an account (SITE-45). */
export function KeepOffer() {
  const { t } = useTranslation('creditApp');
  if (useSession().status === 'signed-in') return null;
  const back = `returnTo=${encodeURIComponent(offerPath)}`;
  return (
    <Alert
      severity="info"
      live="off"
      title={t('tradeIn.keep.title')}
      actions={
        <>
          <LinkButton size="sm" href={`/sign-up?${back}`}>
            {t('tradeIn.keep.create')}
          </LinkButton>
          <LinkButton size="sm" variant="secondary" href={`/sign-in?${back}`}>
            {t('tradeIn.keep.signIn')}
          </LinkButton>
        </>
      }
    >
      {t('tradeIn.keep.text')}
    </Alert>
  );
}
