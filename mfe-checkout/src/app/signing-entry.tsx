import { useParams, useSearchParams, useSession } from '@forecourt/shared-contracts/react';
import { OrderNotFound } from '../features/order/index.ts';
import { SignedOut } from '../features/signed-out/index.ts';
import { OwnContract, SigningReturned, signingReturns } from '../features/signing-entry/index.ts';
import { SessionGate } from './session-gate.tsx';

/**
 * `/signing?orderNumber=…` and its children `/hello-again` and `/thank-you` (TRACK-7), the targets of links in messages and of the signing
 * provider. They redirect to the order's own step. Without an order number, or in a tab without a session, the two children say where to
 * continue; any other path without an order number shows that no order was found.
 */
export function SigningEntry() {
  const { '*': rest = '' } = useParams();
  const isGuest = useSession().status === 'guest';
  const orderNumber = useSearchParams()[0].get('orderNumber') ?? '';
  const child = signingReturns.find((one) => one === rest);
  if (child && (isGuest || orderNumber === '')) return <SigningReturned child={child} />;
  return (
    <SessionGate signedOut={<SignedOut />}>
      {orderNumber === '' ? <OrderNotFound /> : <OwnContract orderNumber={orderNumber} childPath={rest} />}
    </SessionGate>
  );
}
