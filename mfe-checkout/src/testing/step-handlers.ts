import type { HttpHandler } from 'msw';
import { getFulfillment } from '@forecourt/shared-contracts/fulfillment';
import { getPaymentState } from '@forecourt/shared-contracts/payments';
import { answer } from '@forecourt/shared-contracts/testing';
import { fulfillmentFixture } from './fulfillment-fixture.ts';
import { paymentStateFixture } from './payment-fixture.ts';

/** Handlers for what payment and scheduling request, which the path of one of them does even before it is known to be open. */
export function stepHandlers(): HttpHandler[] {
  return [answer(getPaymentState, paymentStateFixture()), answer(getFulfillment, fulfillmentFixture())];
}
