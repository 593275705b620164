import { stepIds, type StepId } from '@forecourt/shared-contracts/progress';
import {
  defineRemote,
  defineRoutes,
  routeTexts,
  type RemoteRoute,
} from '@forecourt/shared-contracts/releases';
import documentsEnglish from './src/app/locales/documents.en.json';
import documentsSpanish from './src/app/locales/documents.es.json';
import english from './src/app/locales/en.json';
import spanish from './src/app/locales/es.json';
import idVerificationEnglish from './src/app/locales/id-verification.en.json';
import idVerificationSpanish from './src/app/locales/id-verification.es.json';
import insuranceEnglish from './src/app/locales/insurance.en.json';
import insuranceSpanish from './src/app/locales/insurance.es.json';
import signingEnglish from './src/app/locales/signing.en.json';
import signingSpanish from './src/app/locales/signing.es.json';
import homeEnglish from './src/app/locales/tracker-home.en.json';
import homeSpanish from './src/app/locales/tracker-home.es.json';
import { routePaths } from './src/domain/route-paths.ts';

const text = routeTexts('checkout', {
  en: {
    ...english,
    ...documentsEnglish,
    ...idVerificationEnglish,
    ...insuranceEnglish,
    ...signingEnglish,
    ...homeEnglish,
  },
  es: {
    ...spanish,
    ...documentsSpanish,
    ...idVerificationSpanish,
    ...insuranceSpanish,
    ...signingSpanish,
    ...homeSpanish,
  },
});

const tracker = {
  skeleton: 'tracker' as const,
  heading: { title: text('home.title'), lead: text('home.lead') },
  chunks: ['tracker'],
};

/** What a step's heading says until its state is known. Scheduling is named after pickup or delivery, which only the order knows. */
const headings = {
  insurance: { title: text('steps.insurance'), lead: text('insurance.lead.consent') },
  'id-verification': { title: text('steps.id-verification'), lead: text('idVerification.lead.choose') },
  documents: { title: text('steps.documents'), lead: text('documents.lead.open') },
  signing: { title: text('steps.signing'), lead: text('signing.lead.loading') },
  payment: { title: text('steps.payment'), lead: text('payment.lead.loading') },
  fulfillment: { title: text('tracker.loading') },
} satisfies Record<StepId, RemoteRoute['heading']>;

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
  stepIds.map((id) => [
    id,
    { ...tracker, heading: headings[id], chunks: ['tracker', id], earlyCalls: earlyCallsOf(id) },
  ]),
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
