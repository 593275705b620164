import { chakra } from '@forecourt/shared-design';
import type { Payment, PaymentState } from '@forecourt/shared-contracts/payments';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { receivedPayments } from '../domain/payment-screen.ts';
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
  const [newest, ...earlier] = receivedPayments(state);
  if (!newest) return null;
  const first = earlier.at(-1) ?? newest;
  const receipt = (payment: Payment) => (
    <Receipt
      key={payment.id}
      payment={payment}
      depositCents={payment === first ? state.plan.depositCents : null}
    />
  );
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
