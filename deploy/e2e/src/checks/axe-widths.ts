import { expect, type Page } from '@playwright/test';
import { layer } from '../stack/index.ts';
import { expectAccessible } from './axe.ts';

/**
 * Checks the page's main part for accessibility violations at phone and desktop width; restores the width
 * afterwards. Not in the gate, which runs a flow at one width: the matrix runs the same flows with this check.
 */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  if (layer === 'gate') return;
  const before = page.viewportSize();
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectToFit(page, width);
    await expectAccessible(page, `at ${width} px`);
    await expectToFit(page, width);
  }
  if (before) await page.setViewportSize(before);
}

/** Waits until the page has the layout of its width: a background page applies its media queries a frame or more later. */
export async function expectToFit(page: Page, width: number): Promise<void> {
  const overhang = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await expect.poll(overhang, `px that the page is wider than ${width}`).toBeLessThanOrEqual(0);
}
