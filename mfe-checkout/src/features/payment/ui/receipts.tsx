import type { PaymentState } from '@forecourt/shared-contracts/payments';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { Fold } from '../../fold/index.ts';
import { receiptsOf, type PaymentReceipt } from '../domain/paid-rules.ts';
import { Receipt } from './receipt.tsx';

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
        <Fold head={t(number === 1 ? 'payment.receipts.earlierOne' : 'payment.receipts.earlier', { number })}>
          {earlier.map(receipt)}
        </Fold>
      )}
    </>
  );
}
