import { failurePanel, walkTo } from '../../journeys/remote-visits.ts';
import type { Scene } from '../scene.ts';

/** The frame of every page, and what is shown in place of a page that cannot be. */
export const errorScenes: readonly Scene[] = [
  {
    name: 'menu',
    take: 'screen',
    eachWidth: true,
    async open({ page, site }) {
      await page.goto('/faq');
      await site.header.menuButton.or(site.header.supportButton).first().waitFor();
      const isPhone = await site.header.menuButton.isVisible();
      await (isPhone ? site.header.menuButton : site.header.supportButton).click();
      await (isPhone ? page.getByRole('dialog', { name: 'Menu' }) : site.header.phone.first()).waitFor();
    },
  },
  {
    name: 'part-failed',
    async open({ page }) {
      await page.route('**/assets/mfe-account/**', (route) => route.fulfill({ status: 404 }));
      await page.goto('/faq');
      await walkTo(page, '/account/orders');
      await failurePanel(page).waitFor();
    },
  },
  {
    name: 'unknown-host',
    async open({ page, reviewed }) {
      await page.goto(reviewed.siteUrl('nobody'));
      await page.getByRole('heading').first().waitFor();
    },
  },
];
