import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { CDPSession, Page } from '@playwright/test';
import { screenHeight } from './options.ts';
import type { LookOptions } from './scene.ts';
import { scrollThrough, settle } from './settle.ts';

/** Chromium draws no higher window reliably, in CSS pixels. */
const highest = 14_000;
const highestDialog = 3_000;
const widestTouchPx = 959;
const sessions = new WeakMap<Page, CDPSession>();

/** Window in which scenes are played; pictures are taken at their own widths. */
export const playWindow = { width: 1440, height: screenHeight(1440) };

/** Makes the window as high as the content of its dialogs, as far as that is hidden in them. */
async function growToDialogs(page: Page, width: number): Promise<void> {
  const hidden = await page.getByRole('dialog').evaluateAll((dialogs) =>
    dialogs
      .flatMap((dialog) => [dialog, ...dialog.querySelectorAll('*')])
      .filter((element) => /auto|scroll/.test(getComputedStyle(element).overflowY))
      .reduce((most, element) => Math.max(most, element.scrollHeight - element.clientHeight), 0),
  );
  if (hidden === 0) return;
  await page.setViewportSize({ width, height: Math.min(screenHeight(width) + hidden, highestDialog) });
}

/** Keeps high least heights as they are on a usual screen: a high window must not lengthen its page. */
async function keepLeastHeights(page: Page): Promise<void> {
  await page.evaluate(() => {
    const heights = [...document.querySelectorAll<HTMLElement>('*')].map(
      (element) => [element, getComputedStyle(element).minHeight] as const,
    );
    for (const [element, height] of heights) {
      if (!(parseFloat(height) > 200)) continue;
      element.style.minHeight = height;
      element.dataset['leastHeight'] = 'kept';
    }
  });
}

async function freeLeastHeights(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('[data-least-height]')) {
      element.style.removeProperty('min-height');
      delete element.dataset['leastHeight'];
    }
  });
}

/**
 * Makes the window as high as its page: a picture beyond the window would be drawn for a mouse, without what is drawn
 * only when it is seen, and with bars that stick to the lower edge of the screen over the content.
 */
async function growToPage(page: Page, width: number): Promise<void> {
  await keepLeastHeights(page);
  // Something may load only when it is seen.
  for (let tries = 0; tries < 3; tries += 1) {
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    if (height <= (page.viewportSize()?.height ?? 0)) return;
    await page.setViewportSize({ width, height: Math.min(height, highest) });
    await settle(page, true);
  }
}

/** Gives the window a width, and fingers in place of a mouse where that is usual. */
export async function showAtWidth(page: Page, width: number): Promise<void> {
  if (width <= widestTouchPx || sessions.has(page)) {
    // It would undo its settings if it were detached.
    const session = sessions.get(page) ?? (await page.context().newCDPSession(page));
    sessions.set(page, session);
    await session.send('Emulation.setTouchEmulationEnabled', { enabled: width <= widestTouchPx });
  }
  await page.setViewportSize({ width, height: screenHeight(width) });
}

/** Takes the picture of a tab at a width. */
export async function takePicture(
  page: Page,
  width: number,
  { path, take, isBusy }: LookOptions & { readonly path: string },
): Promise<void> {
  mkdirSync(dirname(path), { recursive: true });
  await showAtWidth(page, width);
  await page.mouse.move(0, 0);
  await settle(page, isBusy);
  const isWhole = take !== 'screen' && (await page.getByRole('dialog').count()) === 0;
  if (isWhole) {
    await scrollThrough(page);
    await growToPage(page, width);
  } else await growToDialogs(page, width);
  await settle(page, isBusy);
  await page.screenshot({ path, animations: 'disabled' });
  if (isWhole) await freeLeastHeights(page);
}
