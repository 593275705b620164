import { chakra } from '@forecourt/shared-design';
import type { PaymentState } from '@forecourt/shared-contracts/payments';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { receiptsOf, type PaymentReceipt } from '../domain/paid-rules.ts';
import { Receipt } from './receipt.tsx';

const Earlier = chakra('details', {
  base: {
    '& summary': { paddingBlock: '3', fontWeight: 'semibold', color: 'link', cursor: 'pointer' },
    '& .fc-receipts': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '5', marginTop: '2' },
  },
});

/** The newest receipt, and those of earlier payments behind a click. The first payment of an order includes its deposit. */
export function Receipts({ state }: { state: PaymentState }) {
  const { t } = useTranslation('checkout');
  const [newest, ...earlier] = receiptsOf(state);
  if (!newest) return null;
  const receipt = (one: PaymentReceipt) => <Receipt key={one.payment.id} {...one} />;
  const number = earlier.length;
  return (
    <>
      {receipt(newest)}
      {number > 0 && (
        <Earlier>
          <summary>
            {t(number === 1 ? 'payment.receipts.earlierOne' : 'payment.receipts.earlier', { number })}
          </summary>
          <div className="fc-receipts">{earlier.map(receipt)}</div>
        </Earlier>
      )}
    </>
  );
}
