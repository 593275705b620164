import { renderToString } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { createRoutes, RemoteRoot, type RemoteMount } from '@forecourt/shared-contracts/react';
import { mountUnderTest } from '@forecourt/shared-contracts/react/testing';
import { createTestPlatform } from '@forecourt/shared-contracts/testing';
import { DesignProvider } from '@forecourt/shared-design';
import { driversLicenseKey, insuranceCardKey } from '@forecourt/shared-contracts/documents';
import { orderFixture } from '../testing/order-fixture.ts';
import { prefetchTracker } from '../testing/prefetch-tracker.ts';
import { documentFixture, trackerAnswers } from '../testing/tracker-answers.ts';
import { orderViews } from './order-views.ts';
import { prepare, RemoteApp, resources } from './remote-app.tsx';
import { orderView } from './routes.ts';
import { StepRoute } from './step-route.tsx';

const signedAnswers = trackerAnswers({
  order: orderFixture({ paymentInfo: { status: 'FULLY_PAID' } }),
  insurance: {
    status: 'COMPLETED',
    policyStatus: 'ACTIVE',
    hasConsent: true,
    carrier: 'Acme Mutual',
    policyNumberLast4: '5678',
  },
  documents: [documentFixture(driversLicenseKey, 'COMPLETE'), documentFixture(insuranceCardKey, 'COMPLETE')],
  signing: { status: 'Signed', signersCompleted: ['buyer'] },
});

/** Renders at a path with every answer of the tracker in the cache, as a server would; any network call fails. */
async function renderOnServer(target: string, App: RemoteMount['RemoteApp']) {
  expect(typeof window).toBe('undefined');
  const fetch = vi.fn(() => Promise.reject(new Error('no network on a server')));
  const platform = await createTestPlatform({ target, parts: { fetch } });
  const remote = await mountUnderTest({ RemoteApp: App, resources, prepare }, platform);
  prefetchTracker(remote.queryClient, platform.client, signedAnswers);
  const errors: unknown[] = [];
  const html = renderToString(<RemoteRoot remote={remote} onError={(error) => errors.push(error)} />);
  remote.queryClient.clear();
  return { html, errors, fetch };
}

const stepView = async () => StepRoute;
const orderRoutes = createRoutes(
  { tracker: '/progress/*', fulfillment: '/fulfillment/*', order: '/checkout/*' },
  { tracker: { view: stepView }, fulfillment: { view: stepView }, order: { view: orderView } },
);
await Promise.all([orderRoutes.load('tracker'), orderRoutes.load('order')]);

/** The order routes behind the session gate. */
function OrderRoutes() {
  return (
    <DesignProvider>
      <orderRoutes.View fallback={null} />
    </DesignProvider>
  );
}

describe('on a server, without a window', () => {
  test.each(['/progress/FC-1001', '/progress/FC-1001/payment', '/fulfillment/FC-1001', '/progress'])(
    '%s: the session is not known yet, so the gate shows that the order is loading',
    async (target) => {
      const { html, errors, fetch } = await renderOnServer(target, RemoteApp);
      expect(html).toMatch(/role="status" aria-label="Loading your order"/);
      expect(html).not.toContain('<h1');
      expect(errors).toEqual([]);
      expect(fetch).not.toHaveBeenCalled();
    },
  );

  test.each([
    [
      '/progress/FC-1001/insurance-verification',
      'Verify Insurance',
      'Acme Mutual, policy ending in\u00a05678.',
    ],
    ['/progress/FC-1001/id-verification', 'Verify ID', 'Text me a link'],
    ['/progress/FC-1001/doc-upload', 'Upload Documents', 'Insurance card'],
    ['/progress/FC-1001/signing', 'Sign Contract', 'signed your contract'],
    ['/progress/FC-1001/payment', 'Make a Payment', '$43,783'],
    ['/fulfillment/FC-1001', 'Schedule Delivery', 'How do you want to get your car?'],
  ])('%s: prefetched answers render the whole screen', async (target, heading, text) => {
    const { html, errors, fetch } = await renderOnServer(target, OrderRoutes);
    expect(html).toMatch(new RegExp(`<h1[^>]*>${heading}</h1>`));
    expect(html).toContain(text);
    expect(html).toContain('2024 Volvo XC60');
    expect(html.match(/<li data-status/g)).toHaveLength(6);
    expect(errors).toEqual([]);
    expect(fetch).not.toHaveBeenCalled();
  });

  test.each([
    ['/checkout/FC-1001/received', 'Contract signed', 'What&#x27;s next'],
    ['/checkout/FC-1001/receipt', 'Order summary', 'Sales tax'],
  ])('%s: the order page is complete too', async (target, heading, text) => {
    // `prepare` only starts to load it.
    await orderViews.load('receipt');
    const { html, errors, fetch } = await renderOnServer(target, OrderRoutes);
    expect(html).toMatch(new RegExp(`<h1[^>]*>${heading}</h1>`));
    expect(html).toContain(text);
    expect(errors).toEqual([]);
    expect(fetch).not.toHaveBeenCalled();
  });
});
