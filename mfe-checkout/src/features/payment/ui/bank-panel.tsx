import { ActionRow, Alert, Button, chakra, LinkButton } from '@forecourt/shared-design';
import { formatExactCurrency } from '@forecourt/shared-contracts/formats';
import type { Payment } from '@forecourt/shared-contracts/payments';
import { usePlatform, useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import { useOrder } from '../../order/index.ts';
import { useCancelPayment } from '../data/payment.mutations.ts';

const Root = chakra('div', {
  base: {
    display: 'grid',
    gap: '3',
    '& h2': { margin: '0', textStyle: 'subheading' },
    '& p': { margin: '0' },
    '& .fc-wait': { textStyle: 'small', color: 'inkMuted' },
  },
});

/**
 * The link to the bank's page, in this tab, or in a new one on a host dealer's page. Completion is read from the server, so that a window
 * that never returns changes nothing (F66).
 */
export function BankPanel({ payment }: { payment: Payment }) {
  const { t } = useTranslation('checkout');
  const { placement } = usePlatform();
  const { brandName } = useTenant();
  const { orderNumber } = useOrder();
  const cancel = useCancelPayment(orderNumber);
  const isEmbedded = placement === 'embedded';
  return (
    <Root>
      <h2>{t('payment.atBank.title', { amount: formatExactCurrency(payment.amountCents) })}</h2>
      <p>
        {t('payment.atBank.text', { brand: brandName })}{' '}
        {t(isEmbedded ? 'payment.atBank.window' : 'payment.atBank.order')}
      </p>
      {cancel.error && <Alert severity="error">{t('payment.problems.cancelFailed')}</Alert>}
      <ActionRow marginTop="2">
        {payment.bankUrl && (
          <LinkButton
            href={payment.bankUrl}
            icon="bank"
            {...(isEmbedded && { target: '_blank', rel: 'noopener', trailingIcon: 'external' as const })}
          >
            {t('payment.atBank.open')}
          </LinkButton>
        )}
        <Button variant="secondary" busy={cancel.isPending} onClick={() => cancel.mutate(payment.id)}>
          {t('payment.atBank.cancel')}
        </Button>
      </ActionRow>
      <p className="fc-wait">{t('payment.atBank.waiting')}</p>
    </Root>
  );
}
