import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Looks for faults of accessibility in the page's main part, as a phone and as a desktop show it; leaves the page as wide as it was. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  const before = page.viewportSize();
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const { violations } = await new AxeBuilder({ page }).include('main').analyze();
    expect(
      violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]),
      `at ${width}`,
    ).toEqual([]);
    const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(isTooWide, `wider than ${width}`).toBe(false);
  }
  if (before) await page.setViewportSize(before);
}
