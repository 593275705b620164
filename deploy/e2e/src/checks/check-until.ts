import { expect, type Locator } from '@playwright/test';

/** Presses 'Check now' until the answer is shown; a page that polls may show it before the press. */
export async function checkUntil(checkNow: Locator, answer: Locator): Promise<void> {
  await expect(async () => {
    if (!(await answer.isVisible())) await checkNow.click({ timeout: 2_000 });
    await expect(answer).toBeVisible({ timeout: 5_000 });
  }).toPass();
}
