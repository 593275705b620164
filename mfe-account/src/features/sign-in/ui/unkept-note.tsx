import { useSyncExternalStore } from 'react';
import { Alert } from '@forecourt/shared-design';
import { usePlatform, useTranslation } from '@forecourt/shared-contracts/react';
import { WholePageLink } from './whole-page-link.tsx';

/** Warns before a sign-in in a frame that the browser will not keep it; renders nothing otherwise. */
export function UnkeptNote({ returnTo }: { readonly returnTo: string }) {
  const { t } = useTranslation('account');
  const { session } = usePlatform();
  const isKept = useSyncExternalStore(
    () => () => undefined,
    () => session.keepsSession(),
    () => true,
  );
  if (isKept) return null;
  return (
    <Alert severity="info">
      {t('social.unkept')} <WholePageLink returnTo={returnTo} />
    </Alert>
  );
}
