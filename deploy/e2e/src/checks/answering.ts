import type { Locator } from '@playwright/test';

/**
 * What was found, once its remote answers there: the edge may have rendered it before, so that to see it does not mean that the scripts of the
 * page have come.
 */
export function answering(found: Locator): Locator {
  return found.and(found.page().locator(':not([data-rendered] *)'));
}
