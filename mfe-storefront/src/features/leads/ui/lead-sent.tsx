import { Button, Dialog } from '@forecourt/shared-design';
import { useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import type { LeadRequest } from '../domain/lead-request.ts';
import { LeadOutcome } from './lead-outcome.tsx';

interface LeadSentProps {
  readonly kind: LeadRequest['kind'];
  readonly email: string;
  readonly reference: string;
  readonly onClose: () => void;
}

/** 'Thank You!' (SHOP-73), what happens next, and the reference number for the dealer (SHOP-76). */
export function LeadSent({ kind, email, reference, onClose }: LeadSentProps) {
  const { t } = useTranslation('storefront');
  const { brandName, contact } = useTenant();
  return (
    <Dialog
      isOpen
      size="sm"
      onClose={onClose}
      title={t('leads.sentTitle')}
      footer={<Button onClick={onClose}>{t('leads.done')}</Button>}
    >
      <LeadOutcome>
        <p>{t(`leads.sent.${kind}`, { brandName })}</p>
        <p>{t('leads.copy', { email })}</p>
        <p className="fc-note">{t('leads.reference', { reference, phone: contact.phoneAbbreviation })}</p>
      </LeadOutcome>
    </Dialog>
  );
}
