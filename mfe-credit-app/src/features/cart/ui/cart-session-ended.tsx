import { useTranslation } from '@forecourt/shared-contracts/react';
import { SessionEnded } from '../../session-ended/index.ts';

/** The account's cart is hidden until the buyer signs in again. */
export function CartSessionEnded() {
  const { t } = useTranslation('creditApp');
  return <SessionEnded title={t('expired.title')} text={t('expired.text')} action={t('signIn.action')} />;
}
