import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';
import type { Site } from '../../fixtures/site.ts';
import { LeadDialog } from '../../pages/lead-dialog.ts';
import { expectAccessible } from '../../checks/axe.ts';
import { beDemoBuyer } from '../../data/be-demo-buyer.ts';
import { freshOrder } from '../../data/fresh-order.ts';
import { pressOn } from '../../journeys/tab-to.ts';

interface Mail {
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
}

const dealer = 'hello@northstar.example';
let sequence = 0;
const ann = () => ({
  firstName: 'Ann',
  lastName: "O'Neil",
  email: `ann-${Date.now()}-${(sequence += 1)}@example.com`,
});

async function mailsTo(page: Page, recipient: string): Promise<readonly Mail[]> {
  return page.evaluate(async (to) => {
    const answer = await fetch(`/_sandbox/outbox.json?recipient=${encodeURIComponent(to)}`);
    return ((await answer.json()) as { messages: Mail[] }).messages;
  }, recipient);
}

/** Opens the page of a vehicle that can be bought. */
async function openVehicle({ search, vehicle }: Site): Promise<string> {
  await search.open();
  const vin = (await search.available.nth(1).getAttribute('data-vin')) ?? '';
  await vehicle.open(vin);
  return vin;
}

const expectDialogAccessible = (page: Page) => expectAccessible(page, 'the dialog', 'dialog[open]');

test('a guest asks about a vehicle by keyboard; a lost answer and a retry are one message @core', async ({
  site,
  page,
  stack,
  complaints,
}) => {
  complaints.allow(/Failed to load resource|net::ERR_/);
  const lead = new LeadDialog(page);
  const asker = ann();
  const vin = await openVehicle(site);
  await pressOn(page, lead.opener('Contact dealer'), 'Contact dealer');
  await expect(lead.contact).toBeVisible();
  await lead.send.click();
  await expect(lead.open.getByRole('heading', { name: 'There is a problem' })).toBeVisible();
  await expectDialogAccessible(page);
  await lead.fill(asker);
  await lead.open.getByRole('textbox', { name: /^Phone/ }).fill('212-555-0134');
  await lead.field('Your question').fill('Is it <b>still</b> there?\nBcc: all@example.com');
  await lead.send.click();
  await expect(lead.open.getByRole('link', { name: /Check this box/ })).toBeVisible();
  await lead.open.getByRole('checkbox').check();
  // The server has it, but its answer never arrives.
  await page.route('**/public/leads', async (route) => {
    await route.fetch({ url: `http://localhost:${stack.sitePort}/public/leads` });
    await route.abort('connectionreset');
  });
  await lead.send.click();
  await expect(lead.notSent).toBeVisible({ timeout: 45_000 });
  await expectDialogAccessible(page);
  await expect(lead.notSent.getByRole('link', { name: /^Call / })).toHaveAttribute('href', /^tel:/);
  await page.unroute('**/public/leads');
  await lead.notSent.getByRole('button', { name: 'Try again' }).click();
  await expect(lead.thanks).toContainText(asker.email);
  await expectDialogAccessible(page);
  const reference = /L-\w{4}-\w{4}/.exec((await lead.thanks.textContent()) ?? '')?.[0] ?? 'none';
  await page.keyboard.press('Escape');
  await expect(lead.opener('Contact dealer')).toBeFocused();
  const toDealer = (await mailsTo(page, dealer)).filter(({ body }) => body.includes(asker.email));
  expect(toDealer).toHaveLength(1);
  expect(toDealer[0]?.subject).toContain(reference);
  for (const part of [vin, '(212) 555 - 0134', 'Is it <b>still</b> there?']) {
    expect(toDealer[0]?.body).toContain(part);
  }
  const toShopper = await mailsTo(page, asker.email);
  expect(toShopper).toHaveLength(1);
  expect(toShopper[0]?.body).not.toContain('still');
});

test('a member requests a test drive on a day from the calendar, after a reload that loses nothing', async ({
  site,
  page,
  tenant,
  complaints,
}) => {
  complaints.allow(/Failed to load resource/);
  const lead = new LeadDialog(page);
  await beDemoBuyer(site, tenant);
  const vin = await openVehicle(site);
  // The form is filled in for the user known when it opens.
  await expect(site.header.accountButton).toBeVisible();
  await lead.opener('Request a test drive').click();
  await expect(lead.field('Email')).toHaveValue(`demo@${tenant}.example`);
  await lead.field('Comments').fill('In the morning, please');
  await expect(lead.open.getByText('478 characters remaining')).toBeVisible();
  await lead.field('Preferred date (optional)').fill('01/01/2020');
  await lead.send.click();
  await expect(lead.open.getByRole('link', { name: 'Choose today or a later date' })).toBeVisible();
  await lead.field('Preferred date (optional)').fill('');
  await lead.open.getByRole('button', { name: 'Choose a date' }).click();
  const calendar = page.getByRole('dialog', { name: 'Preferred date' });
  await expect(calendar.getByRole('grid').locator(':focus')).toBeVisible();
  await expectAccessible(page, 'the calendar', 'dialog[open] dialog[open]');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(calendar).toHaveCount(0);
  await expect(lead.testDrive).toBeVisible();
  const dayField = lead.field('Preferred date (optional)');
  await expect(dayField).toHaveValue(/^\d\d\/\d\d\/\d{4}$/);
  const day = await dayField.inputValue();
  await page.route('**/public/leads/test-drives', (route) => route.fulfill({ status: 503, body: '' }));
  await lead.send.click();
  await expect(lead.notSent).toContainText('reload the page', { timeout: 45_000 });
  await page.unroute('**/public/leads/test-drives');
  await lead.notSent.getByRole('button', { name: 'Reload the page' }).click();
  await expect(lead.field('Comments')).toHaveValue('In the morning, please', { timeout: 45_000 });
  await expect(dayField).toHaveValue(day);
  await expectDialogAccessible(page);
  expect(
    await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('lead'))),
  ).toEqual([]);
  await lead.send.click();
  await expect(lead.thanks).toBeVisible();
  const [mail] = await mailsTo(page, dealer);
  expect(mail?.subject).toContain('test drive request');
  expect(mail?.body).toContain(vin);
});

test('a sold vehicle allows a question, but no test drive', async ({ site, page, tenant }) => {
  const lead = new LeadDialog(page);
  await beDemoBuyer(site, tenant);
  const before = await openFirst(site);
  await freshOrder(page, 'delivered');
  await site.vehicle.open(before);
  await expect(page.getByRole('main').getByText('Sorry this one got away')).toBeVisible();
  await expect(lead.opener('Contact dealer')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Request a test drive' })).toHaveCount(0);
});

async function openFirst({ search, page }: Site): Promise<string> {
  await page.goto('/search');
  await search.cards.first().waitFor();
  // The next sample order takes the first vehicle that can be bought.
  return (await search.available.nth(0).getAttribute('data-vin')) ?? '';
}

test('the API accepts no lead that the form would reject, and not too many from one visit', async ({
  request,
  stack,
}) => {
  const address = `http://localhost:${stack.sitePort}/public/leads`;
  const send = (body: object, key = crypto.randomUUID(), session = 'session-of-the-test') =>
    request.post(address, {
      data: body,
      headers: { 'idempotency-key': key, 'x-session-id': session },
    });
  const good = { ...ann(), consent: false };
  for (const bad of [
    { ...good, firstName: '<script>alert(1)</script>' },
    { ...good, email: 'a@example.com\r\nBcc: b@example.com' },
    { ...good, phoneNumber: '2125550134' },
    { ...good, tenantId: 'harbor' },
    { ...good, preferredOn: '2020-01-06' },
  ]) {
    expect((await send(bad)).status(), JSON.stringify(bad)).toBe(400);
  }
  const statuses: number[] = [];
  for (let sent = 0; sent < 6; sent += 1) statuses.push((await send({ ...good, ...ann() })).status());
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});
