import { EmptyState, LinkButton, Page, usePageTitle } from '@forecourt/shared-design';
import { useLocation, usePlatform, useSession, useTranslation } from '@forecourt/shared-contracts/react';
import { embeddedViews } from './embedded-views.ts';

/** Shown when a visitor opens an order without being signed in: links to sign-in and back; on a host's page it shows the form itself. */
export function SignedOut() {
  const { t } = useTranslation('checkout');
  const { placement } = usePlatform();
  const { pathname, search } = useLocation();
  const isExpired = useSession().status === 'expired';
  const title = t(isExpired ? 'signedOut.expiredTitle' : 'signedOut.title');
  usePageTitle(title);
  if (placement === 'embedded') {
    return (
      <Page width="narrow">
        <embeddedViews.View id="sign-in" title={title} />
      </Page>
    );
  }
  const returnTo = encodeURIComponent(pathname + search);
  return (
    <Page width="narrow">
      <EmptyState
        isPage
        icon="lock"
        title={title}
        text={t('signedOut.text')}
        actions={<LinkButton href={`/sign-in?returnTo=${returnTo}`}>{t('signedOut.action')}</LinkButton>}
      />
    </Page>
  );
}
