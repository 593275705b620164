import type { CDPSession, Page } from '@playwright/test';
import { countWork, listeners, steady } from '../../checks/left-behind.ts';
import { listedOrigin, loaderTag, serveHostPage } from '../../fixtures/host-site.ts';
import { expect, test } from '../../fixtures/test.ts';
import { FramedCheckout } from '../../pages/framed-checkout.ts';
import { HostPage } from '../../pages/host-page.ts';

const rounds = 50;

type Mode = 'page' | 'frame';

/** Adds a checkout, waits until the buyer can use it, and removes it. */
async function addAndRemove(page: Page, mode: Mode): Promise<void> {
  await page.evaluate((wanted) => {
    const checkout = document.createElement('vehicle-checkout');
    checkout.setAttribute('mode', wanted);
    checkout.setAttribute('order', 'FC-0000-0000-0000');
    const ready = new Promise<void>((done) =>
      checkout.addEventListener('forecourt:ready', () => done(), { once: true }),
    );
    document.body.append(checkout);
    return ready;
  }, mode);
  const email =
    mode === 'frame'
      ? new FramedCheckout(page).email
      : new HostPage(page).checkout.getByRole('textbox', { name: 'Email' });
  await expect(email).toBeEditable();
  await page.evaluate(() => document.querySelector('vehicle-checkout')?.remove());
}

/** What the host's page has: elements, styles, fonts, frames, listeners, intervals and observers. */
async function standing(page: Page, session: CDPSession): Promise<object> {
  const counts = await page.evaluate(() => ({
    elements: document.querySelectorAll('*').length,
    styles: document.querySelectorAll('style, link').length + document.adoptedStyleSheets.length,
    fonts: document.fonts.size,
    frames: window.frames.length,
    intervals: window.atWork.intervals.size,
    observers: window.atWork.observers.size,
  }));
  return { ...counts, listeners: await listeners(session) };
}

/** Nodes and listeners of the whole page after a garbage collection, including those that are no longer in it. */
async function inMemory(session: CDPSession): Promise<{ nodes: number; jsEventListeners: number }> {
  await session.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  return { nodes, jsEventListeners };
}

for (const mode of ['page', 'frame'] as const) {
  test(`T25: a checkout added to a host's page and removed ${rounds} times in ${mode} mode leaves no node, style or listener behind`, async ({
    page,
    stack,
    tenant,
  }) => {
    test.setTimeout(400_000);
    await countWork(page);
    await page.goto(await serveHostPage(page, listedOrigin(stack), { body: loaderTag(stack, tenant) }));
    const session = await page.context().newCDPSession(page);
    await session.send('HeapProfiler.enable');
    for (let done = 0; done < 3; done += 1) await addAndRemove(page, mode);
    const before = await steady(page, () => standing(page, session));
    const memoryBefore = await inMemory(session);
    for (let done = 0; done < rounds; done += 1) await addAndRemove(page, mode);
    await expect.poll(() => standing(page, session)).toEqual(before);
    await expect(async () => {
      const after = await inMemory(session);
      // Less than one per round: what is left does not grow with the rounds.
      expect(after.nodes - memoryBefore.nodes).toBeLessThan(rounds);
      expect(after.jsEventListeners - memoryBefore.jsEventListeners).toBeLessThan(rounds);
    }).toPass({ timeout: 30_000 });
  });
}
