import { useEffect, useState } from 'react';
import { chakra, Spinner } from '@forecourt/shared-design';
import { formatExactCurrency } from '@forecourt/shared-contracts/formats';
import type { Payment } from '@forecourt/shared-contracts/payments';
import { useTranslation } from '@forecourt/shared-contracts/react';

const slowMs = 8000;

const Root = chakra('div', {
  base: {
    display: 'flex',
    gap: '4',
    alignItems: 'flex-start',
    padding: '5',
    background: 'surfaceSunken',
    borderRadius: 'small',
    '& h2': { margin: '0', textStyle: 'subheading' },
    '& p': { margin: '0', marginTop: '1' },
  },
});

/** A payment whose result is not known yet: it continues by itself; after a while, a note that nothing is lost. */
export function ProcessingPanel({ payment }: { payment: Payment }) {
  const { t } = useTranslation('checkout');
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), slowMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Root role="status">
      <Spinner sizePx={28} />
      <div>
        <h2>{t('payment.processing.title', { amount: formatExactCurrency(payment.amountCents) })}</h2>
        <p>{t(isSlow ? 'payment.processing.slow' : 'payment.processing.text')}</p>
      </div>
    </Root>
  );
}
