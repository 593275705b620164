import { Alert, LinkButton } from '@forecourt/shared-design';
import { useLocation, useSession, useTranslation } from '@forecourt/shared-contracts/react';

/** Not logged in: coverage is kept for the visit, and how to keep it for longer (BUY-34). */
export function GuestNote() {
  const { t } = useTranslation('creditApp');
  const { pathname } = useLocation();
  if (useSession().status !== 'guest') return null;
  return (
    <Alert
      severity="info"
      live="off"
      actions={
        <LinkButton size="sm" variant="secondary" href={`/sign-in?returnTo=${encodeURIComponent(pathname)}`}>
          {t('coverage.guest.action')}
        </LinkButton>
      }
    >
      {t('coverage.guest.text')}
    </Alert>
  );
}
