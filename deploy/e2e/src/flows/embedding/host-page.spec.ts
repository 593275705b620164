import { expect, test } from '../../fixtures/test.ts';
import {
  receivedEvents,
  expectReady,
  listedOrigin,
  loaderTag,
  noteEvents,
  serveHostPage,
} from '../../fixtures/host-site.ts';
import { HostPage } from '../../pages/host-page.ts';
import { sampleOrderNumber, sampleOrders } from '../../data/sample-orders.ts';

const order = sampleOrders.find(({ key }) => key === 'documents-partly');

test.describe('a host dealer’s page on another origin', () => {
  test('shows the checkout remote alone: sign in there, see the tracker, go to a step @core', async ({
    page,
    stack,
    tenant,
  }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    const host = new HostPage(page);
    await page.goto(stack.hostPageUrl(tenant, sampleOrderNumber(tenant, 'documents-partly')));
    await host.signIn(tenant);
    await expect(host.steps).toHaveCount(6);
    const shown = await host.steps.evaluateAll((items) =>
      items.map((item) => {
        const words = (part: string) => item.querySelector(part)?.textContent.trim() ?? '';
        return `${words('.fc-step-title')}: ${words('.fc-step-status')}`;
      }),
    );
    expect(shown).toEqual(order?.steps);
    const address = page.url();
    await host.steps.filter({ hasText: 'Upload Documents' }).getByRole('link').click();
    await expect(host.checkout.getByRole('heading', { level: 1 })).toHaveText('Upload Documents');
    expect(page.url()).toBe(address);

    const assets = requested
      .map((url) => new URL(url).pathname)
      .filter((path) => path.startsWith('/assets/'));
    const scripts = assets.filter((path) => path.endsWith('.js'));
    const releases = new Set(scripts.map((path) => path.split('/')[2]));
    expect(releases, 'releases whose code the host page ran').toEqual(new Set(['mfe-checkout']));
    const others = assets.filter((path) => !scripts.includes(path) && !path.startsWith('/assets/theme/'));
    expect(
      others.every((path) => path.endsWith('.woff2')),
      `only the brand's face besides: ${others.join()}`,
    ).toBe(true);
  });

  test('the host and the checkout keep their own styles', async ({ page, stack, tenant, complaints }) => {
    complaints.allow(/ERR_FAILED.*embed\.js/);
    const host = new HostPage(page);
    const hostLook = () =>
      page.evaluate(() => {
        const look = (selector: string) => {
          const style = getComputedStyle(document.querySelector(selector)!);
          return [style.fontFamily, style.color, style.backgroundColor, style.fontSize, style.margin];
        };
        return { body: look('body'), title: look('header h1'), button: look('#order-form button') };
      });
    await page.route('**/embed.js', (route) => route.abort());
    await page.goto(stack.hostPageUrl(tenant, ''));
    const alone = await hostLook();
    await page.unroute('**/embed.js');
    await page.goto(stack.hostPageUrl(tenant, sampleOrderNumber(tenant, 'lease')));
    await expect(host.signInForm).toBeVisible();
    expect(await hostLook()).toEqual(alone);
    const inside = await host.checkout
      .getByRole('button', { name: 'Sign In' })
      .evaluate((button) => getComputedStyle(button).fontFamily);
    expect(inside).not.toContain('Georgia');
    expect(await page.evaluate(() => document.head.querySelectorAll('style[data-emotion]').length)).toBe(0);
  });

  test('an unknown order is reported inside the checkout, and the host’s form shows another', async ({
    page,
    stack,
    tenant,
    complaints,
  }) => {
    complaints.allow(/Failed to load resource.*404/);
    const host = new HostPage(page);
    await page.goto(stack.hostPageUrl(tenant, 'FC-0000-0000-0000'));
    await host.signIn(tenant);
    await expect(host.checkout.getByRole('heading', { name: "We can't find this order" })).toBeVisible();
    await page
      .getByRole('textbox', { name: 'Your order number' })
      .fill(sampleOrderNumber(tenant, 'delivered'));
    await page.getByRole('button', { name: 'Show my order' }).click();
    await expect(host.steps).toHaveCount(6);
  });

  test('a site that cannot be reached leaves the host’s page intact', async ({
    page,
    stack,
    tenant,
    complaints,
  }) => {
    complaints.allow(
      /embed\/context\.json|Failed to (load resource|fetch)|ERR_FAILED|does not answer this page/,
    );
    await page.route('**/embed/context.json', (route) => route.abort());
    await page.goto(stack.hostPageUrl(tenant, sampleOrderNumber(tenant, 'lease')));
    await expect(page.locator('vehicle-checkout').getByRole('alert')).toHaveText(
      "We couldn't load the checkout. Please reload the page.",
    );
    await expect(page.getByRole('heading', { name: 'Riverside Auto' })).toBeVisible();
  });

  test('the buyer signs out in the element; no token is ever in the storage of the host’s page, and a new tab finds the order on the site', async ({
    page,
    stack,
    tenant,
  }) => {
    const host = new HostPage(page);
    const number = sampleOrderNumber(tenant, 'documents-partly');
    const stored = () => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
    await page.goto(stack.hostPageUrl(tenant, number));
    await host.signIn(tenant);
    await expect(host.steps).toHaveCount(6);
    expect(await stored()).not.toMatch(/token|eyJ|CognitoIdentityServiceProvider/i);
    const step = host.steps.filter({ hasText: 'Upload Documents' }).getByRole('link');
    const address = `${stack.siteUrl(tenant)}/progress/${number}/doc-upload`;
    expect(await step.evaluate((link: HTMLAnchorElement) => link.href)).toBe(address);

    await host.checkout.getByRole('button', { name: 'Sign Out' }).click();
    await expect(host.signInForm).toBeVisible();
    await expect(host.steps).toHaveCount(0);
    expect(await stored()).not.toMatch(/token|eyJ|CognitoIdentityServiceProvider/i);

    await host.signIn(tenant);
    await expect(host.steps).toHaveCount(6);
    await page.reload();
    await expect(host.signInForm).toBeVisible();
  });

  for (const [what, origin, csp, reason] of [
    [
      'an origin that the dealer has not listed',
      'http://evil.localhost:9099',
      '',
      /has to list http:\/\/evil\.localhost:9099/,
    ],
    ['a policy without frame-src', '', "default-src 'none'; script-src 'nonce-n'", /needs frame-src http:/],
  ] as const) {
    test(`a page with ${what} says in its console and by an event what it needs`, async ({
      page,
      stack,
      tenant,
      complaints,
    }) => {
      complaints.allow(
        /vehicle-checkout: |CORS policy|Failed to load resource|Content Security Policy|CSP violation/,
      );
      const logged: string[] = [];
      page.on('console', (message) => logged.push(message.text()));
      const notes = noteEvents.replace('<script>', '<script nonce="n">');
      const body = `${notes}<vehicle-checkout order="FC-0000-0000-0000"></vehicle-checkout>${loaderTag(stack, tenant, ' nonce="n"')}`;
      const parts = { body, ...(csp && { csp }) };
      await page.goto(await serveHostPage(page, origin || listedOrigin(stack), parts));
      await expect
        .poll(() => receivedEvents(page))
        .toEqual([{ name: 'error', message: expect.stringMatching(reason) }]);
      expect(logged.filter((text) => text.startsWith('vehicle-checkout: ')).join()).toMatch(reason);
      await expect(page.locator('vehicle-checkout').getByRole('alert')).toBeVisible();
    });
  }

  test('a page whose policy blocks only our calls gets the frame', async ({
    page,
    stack,
    tenant,
    complaints,
  }) => {
    complaints.allow(/Content Security Policy|CSP violation|Failed to fetch/);
    const csp = `script-src 'nonce-n' 'strict-dynamic'; connect-src 'self'; frame-src ${stack.siteUrl(tenant)}`;
    const notes = noteEvents.replace('<script>', '<script nonce="n">');
    const body = `${notes}<vehicle-checkout order="FC-0000-0000-0000"></vehicle-checkout>${loaderTag(stack, tenant, ' nonce="n"')}`;
    await page.goto(await serveHostPage(page, listedOrigin(stack), { body, csp }));
    await expectReady(page, 'frame');
  });

  test('an origin that the dealer has not listed gets no context', async ({ request, stack }) => {
    const url = `http://localhost:${stack.sitePort}/embed/context.json`;
    const answer = await request.get(url, { headers: { origin: 'http://evil.example' } });
    expect(answer.status()).toBe(403);
    expect(answer.headers()['access-control-allow-origin']).toBeUndefined();
  });
});
