import type { Page } from '@playwright/test';

export type Region = 'us-east-1' | 'us-west-2';

/** Takes the tenant's pool of a region down, or up again. The tab must show a page of the tenant's site. */
export async function takeDown(page: Page, region: Region, isDown: boolean): Promise<void> {
  await page.evaluate(
    async ([name, down]) => {
      const answer = await fetch(`/_sandbox/regions/${name}`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ isDown: down }),
      });
      if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
    },
    [region, isDown] as const,
  );
}
