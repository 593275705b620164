import { stepIds, type StepId } from '@forecourt/shared-contracts/progress';
import { defineRemote, defineRoutes } from '@forecourt/shared-contracts/releases';
import { routePaths } from './src/domain/route-paths.ts';

const tracker = { skeleton: 'tracker' as const, chunks: ['tracker'] };

/** What every page of an order shows; `order` is where its path has the order number. The first one's response has the order's deal. */
const orderCalls = (order: ':orderNumber' | ':*') => [
  `/public/commerce/orders/${order}`,
  `/public/commerce/history/${order}`,
  `/public/insurance-verification/progress/${order}`,
  `/api/id-verification/doc-verification/consumer?orderId=${order}`,
  `/api/contracting/signing/${order}/readiness`,
  `/api/contracting/signing/${order}/status`,
  '/api/documents/deals/{data.deal.dealRefId}/documents?excludeSystem=true',
];

/** What a step shows besides. */
const stepCalls: Partial<Record<StepId, string>> = {
  signing: '/api/contracting/signing/:orderNumber/contract',
  payment: '/api/payments/:orderNumber',
  fulfillment: '/api/fulfillment/orders/:orderNumber',
};

function earlyCallsOf(id: StepId): string[] {
  const ownCall = stepCalls[id];
  return [...orderCalls(':orderNumber'), ...(ownCall ? [ownCall] : [])];
}

/** Each step has its own chunk; a page that opens on a step names it along with the tracker's. */
const steps = Object.fromEntries(
  stepIds.map((id) => [id, { ...tracker, chunks: ['tracker', id], earlyCalls: earlyCallsOf(id) }]),
) as unknown as Record<StepId, typeof tracker>;

export default defineRemote({
  name: 'mfe-checkout',
  container: 'checkout',
  exposes: { './app': './src/federation/app.ts', './embed': './src/federation/embed.ts' },
  routes: defineRoutes(routePaths, {
    progress: { ...tracker, earlyCalls: orderCalls(':*') },
    ...steps,
    'id-verification-complete': tracker,
    'id-verification-incomplete': tracker,
    order: { skeleton: 'order', chunks: ['tracker', 'order'], earlyCalls: orderCalls(':*') },
    'signing-entry': tracker,
  }),
});
