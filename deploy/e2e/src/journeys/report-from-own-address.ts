import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { addressHeader } from '../stack/index.ts';

/**
 * Lets a page report its faults from an address of its own: the edge takes a limited number of reports a minute
 * from each, and all tests of a worker have the same.
 */
export async function reportFromOwnAddress(page: Page): Promise<void> {
  const address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
  await page.route('**/_observe', (route) =>
    route.continue({ headers: { ...route.request().headers(), [addressHeader]: address } }),
  );
}
