import { Button, chakra, Dialog } from '@forecourt/shared-design';
import { useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import type { ReferralDialogProps } from './referral-greeting.tsx';

const Body = chakra('div', { base: { display: 'grid', gap: '3', '& p': { margin: '0' } } });

/** Who referred the shopper, who sells, and whom to ask. */
export function ReferralDialog({ partner, onClose }: ReferralDialogProps) {
  const { t } = useTranslation('storefront');
  const { brandName, legalName, contact } = useTenant();
  return (
    <Dialog
      isOpen
      size="sm"
      onClose={onClose}
      title={t('referral.title', { brandName })}
      footer={<Button onClick={onClose}>{t('referral.continue')}</Button>}
    >
      <Body>
        <p>{t('referral.from', { partner, brandName })}</p>
        <p>{t('referral.seller', { partner, legalName })}</p>
        <p>{t('referral.questions', { phone: contact.phoneAbbreviation })}</p>
      </Body>
    </Dialog>
  );
}
