import type { PageMenuItem } from '@forecourt/shared-contracts/releases';
import { releaseFixture } from './release-fixture.ts';

const member = { place: 'account', audience: 'members' } as const;
const guest = { place: 'account', audience: 'guests' } as const;

const accountMenu: PageMenuItem[] = [
  { ...guest, id: 'sign-in', path: '/sign-in', order: 10, label: 'Sign In' },
  { ...guest, id: 'sign-up', path: '/sign-up', order: 20, label: 'Create account' },
  { ...member, id: 'profile', path: '/account/profile', order: 30, label: 'Profile' },
  { ...member, id: 'orders', path: '/account/orders', order: 40, label: 'Orders', count: 'orders' },
  { ...member, id: 'documents', path: '/account/documents', order: 50, label: 'Documents' },
];
const storefrontMenu: PageMenuItem[] = [
  { id: 'search', path: '/search', place: 'main', order: 10, label: 'Search' },
  { id: 'faq', path: '/faq', place: 'support', order: 10, label: 'FAQ' },
  { id: 'contact-us', path: '/contact-us', place: 'support', order: 20, label: 'Contact Us' },
  {
    id: 'saved-vehicles',
    path: '/saved-vehicles',
    place: 'actions',
    order: 10,
    label: 'Saved Vehicles',
    count: 'favorites',
    icon: 'heart',
  },
];
const creditMenu: PageMenuItem[] = [
  { id: 'financing', path: '/financing', place: 'main', order: 20, label: 'Financing' },
  {
    id: 'cart',
    path: '/cart',
    place: 'actions',
    order: 20,
    label: 'Shopping Cart',
    count: 'cart',
    icon: 'cart',
  },
];

/** Releases with menus as the real remotes publish them; the contact page is declared but not released. */
export const accountRelease = releaseFixture('mfe-account', ['/sign-in', '/sign-up', '/account/*'], {
  menu: accountMenu,
});
/** See {@link accountRelease}. */
export const storefrontRelease = releaseFixture(
  'mfe-storefront',
  ['/', '/search', '/saved-vehicles', '/faq'],
  { menu: storefrontMenu },
);
/** See {@link accountRelease}. */
export const creditRelease = releaseFixture('mfe-credit-app', ['/cart', '/financing'], { menu: creditMenu });
