import { beDemoBuyer } from '../../data/be-demo-buyer.ts';
import { signedInBuyer } from '../../data/buyer-with-cart.ts';
import { holdClock } from '../../journeys/hold-clock.ts';
import { ProfilePage } from '../../pages/profile-page.ts';
import { SessionDialogs } from '../../pages/session-dialogs.ts';
import type { Scene, Shot } from '../scene.ts';

const editShot = (title: string): Shot => ({
  name: `account-profile-${title.toLowerCase().replaceAll(' ', '-')}`,
  visitor: 'demo buyer',
  async open({ page }) {
    const profile = new ProfilePage(page);
    await profile.open();
    await profile.edit(title);
  },
});

const emptyShot = (path: string): Shot => ({
  name: `${path.slice(1).replace('/', '-')}-empty`,
  visitor: 'alone',
  async open({ page, site }) {
    await signedInBuyer(site);
    await page.goto(path);
    await page.getByRole('main').getByRole('heading').first().waitFor();
  },
});

/** The account of a member: what is edited, empty lists, menu and session. */
export const accountScenes: readonly Scene[] = [
  editShot('Name'),
  editShot('Email'),
  editShot('Mobile phone'),
  editShot('Password'),
  editShot('Address'),
  editShot('News and offers'),
  ...['/account/orders', '/account/documents', '/account/profile', '/deals'].map(emptyShot),
  {
    name: 'account-delete',
    visitor: 'alone',
    async open({ page, site }) {
      await signedInBuyer(site);
      await page.goto('/account/privacy');
      await page.getByRole('button', { name: 'Request deletion' }).click();
      await page.getByRole('dialog', { name: 'Request deletion of your data?' }).waitFor();
    },
  },
  {
    name: 'account-menu',
    visitor: 'demo buyer',
    take: 'screen',
    eachWidth: true,
    async open({ page, site }) {
      await page.goto('/account/orders');
      await site.orders.cards.first().waitFor();
      const isPhone = await site.header.menuButton.isVisible();
      await (isPhone ? site.header.menuButton : site.header.accountButton).click();
      await page.getByRole('button', { name: 'Sign Out' }).waitFor();
    },
  },
  {
    shows: ['session-warning', 'session-expired'],
    visitor: 'alone',
    async walk({ page, site, tenant }, look) {
      const dialogs = new SessionDialogs(page);
      await page.clock.install();
      await beDemoBuyer(site, tenant);
      await page.goto('/account/orders');
      await site.orders.cards.first().waitFor();
      await holdClock(page);
      await page.clock.fastForward('00:15');
      await page.keyboard.press('Shift');
      await page.clock.fastForward('28:30');
      await page.clock.resume();
      await dialogs.warning.waitFor();
      await look(page, 'session-warning');
      await page.clock.fastForward('02:00');
      await dialogs.over.waitFor();
      await look(page, 'session-expired');
    },
  },
];
