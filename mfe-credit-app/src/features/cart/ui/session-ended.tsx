import { EmptyState, LinkButton } from '@forecourt/shared-design';
import { useLocation, useTranslation } from '@forecourt/shared-contracts/react';

/** The account's cart is hidden until the buyer signs in again. */
export function SessionEnded() {
  const { t } = useTranslation('creditApp');
  const { pathname, search } = useLocation();
  return (
    <EmptyState
      icon="lock"
      title={t('expired.title')}
      text={t('expired.text')}
      actions={
        <LinkButton href={`/sign-in?returnTo=${encodeURIComponent(pathname + search)}`}>
          {t('signIn.action')}
        </LinkButton>
      }
    />
  );
}
