import { liveRelease, reportedRelease } from '../../checks/release-status.ts';
import { expectReady, listedOrigin, loaderTag, noteEvents, serveHostPage } from '../../fixtures/host-site.ts';
import { expect, test } from '../../fixtures/test.ts';
import { allowFailure } from '../../journeys/remote-visits.ts';
import { FramedCheckout } from '../../pages/framed-checkout.ts';
import { HostPage } from '../../pages/host-page.ts';
import { runScript } from '../../stack/index.ts';

test.use({ ownSite: 'embed-last-good' });
test.describe.configure({ mode: 'serial', timeout: 240_000 });

const name = 'mfe-checkout';
const missing = '95.2.0';
let lastGood = '';

test.beforeAll(async ({ stack }) => {
  lastGood = (await liveRelease(stack, name))?.live ?? '';
  const words = ['publish', name, '--version', missing, '--promote'];
  await runScript('deploy/releases/src/cli.ts', words, { FORECOURT_DATA: stack.dataDir });
  await expect
    .poll(() => liveRelease(stack, name), { timeout: 60_000 })
    .toMatchObject({ live: missing, fallback: lastGood });
});

/** A measurement that only this mode can report: the vitals of a host's page are its own. */
const measures = { page: 'mount', frame: 'LCP' } as const;

for (const mode of ['page', 'frame'] as const) {
  test(`F01: in ${mode} mode, when the live checkout answers 404, the last good one is mounted and both are reported`, async ({
    page,
    stack,
    tenant,
    complaints,
  }) => {
    allowFailure(complaints, name);
    complaints.allow(/blocked by CORS policy|Failed to load resource/);
    await page.route(`**/assets/${name}/${missing}/**`, (route) =>
      route.fulfill({ status: 404, contentType: 'text/plain', body: 'gone' }),
    );
    const reported = (version: string) => reportedRelease(stack, name, version);
    const before = await reported(missing);
    const element = `<vehicle-checkout mode="${mode}" tenant="${tenant}" order="FC-0000-0000-0000"></vehicle-checkout>`;
    const body = `${element}${loaderTag(stack, tenant)}`;
    await page.goto(await serveHostPage(page, listedOrigin(stack), { head: noteEvents, body }));
    const email =
      mode === 'frame'
        ? new FramedCheckout(page).email
        : new HostPage(page).checkout.getByRole('textbox', { name: 'Email' });
    await expect(email).toBeEditable();
    await expectReady(page, mode);
    await expect
      .poll(async () => (await reported(missing))?.faults['load'] ?? 0)
      .toBeGreaterThan(before?.faults['load'] ?? 0);
    expect((await reported(missing))?.pages).toBeGreaterThan(before?.pages ?? 0);

    // A click makes the largest paint final; what is left is sent when the page is closed.
    await email.click();
    await page.goto('about:blank');
    await expect.poll(async () => (await reported(lastGood))?.p75[measures[mode]] ?? null).not.toBeNull();
  });
}
