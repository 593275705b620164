import type { ReactNode } from 'react';
import { usePersonalPayments } from '../../personal-payments/index.ts';
import type { DetailsDoor } from './use-details.ts';

interface PaymentWaysProps {
  readonly door: DetailsDoor;
  readonly path: string;
  readonly zip: string;
  readonly children: ReactNode;
}

/**
 * Around what explains the payment, loaded with the lower part of the page: a retry of the ZIP's look-up, and a link to personalized
 * payments for shoppers who have not started.
 */
export function PaymentWays({ door: { details }, path, zip, children }: PaymentWaysProps) {
  const personal = usePersonalPayments();
  return (
    <>
      {details && <details.ZipRetry zip={zip} />}
      {children}
      {details && !personal && <details.PersonalizeLink path={path} />}
    </>
  );
}
