import type { Locator, Page } from '@playwright/test';
import { expect } from '../fixtures/test.ts';

const mostTabs = 200;

/**
 * What is wrong with the focused tab stop; empty when nothing is. A frame shows the focus of its own stops,
 * and the browser that of the button within its own date field.
 */
function wrongStop(page: Page): Promise<string> {
  return page.evaluate(() => {
    const stop = document.activeElement;
    if (!stop || stop.matches('body, iframe')) return '';
    const what = stop.outerHTML.slice(0, 160);
    const isDate = stop instanceof HTMLInputElement && stop.type === 'date';
    if (!isDate && !stop.matches(':focus-visible')) return `focus is not shown on ${what}`;
    const { top, bottom, left, right } = stop.getBoundingClientRect();
    const isInView = bottom > 0 && right > 0 && top < window.innerHeight && left < window.innerWidth;
    return isInView ? '' : `focus is out of view on ${what}`;
  });
}

/**
 * Presses Tab until the element has focus. Fails when it is never reached, and when a stop on the way does
 * not show its focus. The element may be in a frame of the page.
 */
export async function tabTo(page: Page, target: Locator, what: string): Promise<void> {
  await target.waitFor();
  for (let presses = 0; presses < mostTabs; presses += 1) {
    if (await target.evaluate((element) => element.matches(':focus'))) {
      const isShown = await target.evaluate((element) => element.matches(':focus-visible'));
      expect(isShown, `${what} shows its focus`).toBe(true);
      return;
    }
    await page.keyboard.press('Tab');
    await expect.poll(() => wrongStop(page), { message: `on the way to ${what}` }).toBe('');
  }
  throw new Error(`${what} was not reached within ${mostTabs} presses of Tab`);
}

/** Moves to an element by Tab and presses a key on it. */
export async function pressOn(
  page: Page,
  target: Locator,
  what: string,
  key: 'Enter' | 'Space' | 'ArrowDown' = 'Enter',
): Promise<void> {
  await tabTo(page, target, what);
  await page.keyboard.press(key);
}

/** Moves to a field by Tab and types into it. */
export async function typeInto(page: Page, target: Locator, what: string, text: string): Promise<void> {
  await tabTo(page, target, what);
  await page.keyboard.type(text);
}
