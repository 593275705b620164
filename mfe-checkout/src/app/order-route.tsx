import { Navigate, useLocation } from '@forecourt/shared-contracts/react';
import { orderPhase } from '../domain/order-card.ts';
import { fittingPage, orderPagePath, pageFromPath, type OrderPage } from '../domain/order-page.ts';
import { isEveryStepDone } from '../domain/order-steps.ts';
import { orderInPath } from '../domain/place-from-path.ts';
import { ApplicationReceived, DecisionPage } from '../features/lender-decision/index.ts';
import { OrderNotFound } from '../features/order/index.ts';
import { OrderFrame } from '../features/order-page/index.ts';
import { OrderReceived } from '../features/order-received/index.ts';
import { SignedOut } from '../features/signed-out/index.ts';
import { ThankYou } from '../features/thank-you/index.ts';
import { orderViews } from './order-views.ts';

/**
 * `/checkout/{orderNumber}` and the pages below it: the pages between an order and its tracker. A path that does not fit the order's
 * current state redirects to the page that does, so that a decision made in another window advances this one.
 */
export function OrderRoute() {
  const { orderNumber, rest } = orderInPath(useLocation().pathname);
  if (orderNumber === '') return <OrderNotFound />;
  return (
    <OrderFrame orderNumber={orderNumber} signedOut={<SignedOut />}>
      {({ data, steps }) => {
        const facts = { phase: orderPhase(data.order), isDone: isEveryStepDone(steps) };
        const page = pageFromPath(rest, facts);
        if (!page) return <Navigate to={orderPagePath(orderNumber, fittingPage(facts))} replace />;
        return <PageView page={page} />;
      }}
    </OrderFrame>
  );
}

function PageView({ page }: { page: OrderPage }) {
  switch (page) {
    case 'received':
      return <OrderReceived />;
    case 'application-received':
      return <ApplicationReceived />;
    case 'decision':
      return <DecisionPage />;
    case 'thank-you':
      return <ThankYou />;
    case 'receipt':
    case 'deposit':
      return <orderViews.View id={page} />;
  }
}
