import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';
import { watchScripts } from '../../fixtures/executed-scripts.ts';
import { axeViolations } from '../../checks/axe.ts';

const script = '**/_sandbox/accessibility-widget.js';
const tools = (page: Page) => page.getByRole('complementary', { name: 'Accessibility tools' });
const widget = 'page: /_sandbox/accessibility-widget.js';

test.use({ tenant: 'ember' });

test('T57: the accessibility widget loads after the first interaction, and never together with a password, card or SSN', async ({
  page,
}) => {
  const scripts = await watchScripts(page);
  const answer = await page.goto('/faq');
  expect(answer?.headers()['content-security-policy']).toMatch(
    /^script-src 'self' 'nonce-[^']+', .*trusted-types forecourt forecourt-widget;/,
  );
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(await scripts.now()).not.toContain(widget);
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const heightBefore = await height();
  // It starts listening once the page is idle; without interaction it loads after 15 s at the earliest.
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(tools(page)).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 14_000 });
  expect(await scripts.now()).toContain(widget);
  expect(await height()).toBe(heightBefore);
  await tools(page).getByRole('button', { name: 'Accessibility' }).click();
  const larger = tools(page).getByRole('button', { name: 'Larger text' });
  await larger.click();
  await expect(larger).toHaveAttribute('aria-pressed', 'true');
  expect(await page.evaluate(() => document.documentElement.style.fontSize)).toBe('118%');
  expect(await axeViolations(page, { part: 'aside' })).toEqual([]);

  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
  await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor();
  await expect(tools(page)).toHaveCount(0);
  await page.getByLabel('Email').fill('somebody@example.com');
  expect(await scripts.now()).not.toContain(widget);
  expect(await page.evaluate(() => '__ForecourtWidgetSiteHash' in globalThis)).toBe(false);
});

test('a widget that is blocked is logged by its name, and the page still works', async ({
  page,
  complaints,
}) => {
  complaints.allow(/Failed to load resource.*accessibility-widget/);
  await page.route(script, (route) => route.abort('blockedbyclient'));
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await page.goto('/faq');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect(async () => {
    await page.keyboard.press('Tab');
    expect(logged.join('\n')).toContain('could not load accessibility widget script');
  }).toPass();
  await expect(tools(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'Warranty' }).first().click();
  await page.getByRole('heading', { level: 1, name: /warranty/i }).waitFor();
});
