import { EmptyState, LinkButton, Page, VisuallyHidden } from '@forecourt/shared-design';
import { useLocation, useSession, useTranslation } from '@forecourt/shared-contracts/react';

/** For whoever opens an account page without being signed in; leads to sign-in and back. */
export function SignedOut() {
  const { t } = useTranslation('account');
  const { pathname, search } = useLocation();
  const isExpired = useSession().status === 'expired';
  const returnTo = encodeURIComponent(pathname + search);
  return (
    <Page width="narrow">
      <VisuallyHidden as="h1">{t('orders.title')}</VisuallyHidden>
      <EmptyState
        icon="lock"
        title={t(isExpired ? 'signedOut.expiredTitle' : 'signedOut.title')}
        text={t('signedOut.text')}
        actions={<LinkButton href={`/sign-in?returnTo=${returnTo}`}>{t('signedOut.action')}</LinkButton>}
      />
    </Page>
  );
}
