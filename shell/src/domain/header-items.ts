import type { ReleaseSet } from '@forecourt/shared-contracts/releases';
import { routeOwner } from './route-owner.ts';

/** Who sees a header item. */
type Audience = 'everyone' | 'guests' | 'members';

/** A destination of the header. `count` names the live number that its badge shows. */
export interface HeaderItem {
  readonly id: string;
  readonly path: string;
  /** Key in the shell's catalogue. */
  readonly labelKey: string;
  readonly audience: Audience;
  readonly place: 'main' | 'support' | 'account' | 'actions';
  readonly count?: 'cart' | 'orders' | 'favourites';
}

/** Every destination that storefront.md section 2 names for the header, in its order on the screen. */
export const headerItems: readonly HeaderItem[] = [
  { id: 'search', path: '/search', labelKey: 'header.search', audience: 'everyone', place: 'main' },
  { id: 'financing', path: '/financing', labelKey: 'header.financing', audience: 'everyone', place: 'main' },
  { id: 'trade-in', path: '/trade-in', labelKey: 'header.sellYourCar', audience: 'everyone', place: 'main' },
  { id: 'why-us', path: '/why-us', labelKey: 'header.whyUs', audience: 'everyone', place: 'main' },
  { id: 'faq', path: '/faq', labelKey: 'header.faq', audience: 'everyone', place: 'support' },
  {
    id: 'contact-us',
    path: '/contact-us',
    labelKey: 'header.contactUs',
    audience: 'everyone',
    place: 'support',
  },
  {
    id: 'saved',
    path: '/saved-vehicles',
    labelKey: 'header.savedVehicles',
    audience: 'everyone',
    place: 'actions',
    count: 'favourites',
  },
  {
    id: 'cart',
    path: '/cart',
    labelKey: 'header.cart',
    audience: 'everyone',
    place: 'actions',
    count: 'cart',
  },
  {
    id: 'profile',
    path: '/account/profile',
    labelKey: 'header.profile',
    audience: 'members',
    place: 'account',
  },
  {
    id: 'orders',
    path: '/account/orders',
    labelKey: 'header.orders',
    audience: 'members',
    place: 'account',
    count: 'orders',
  },
  {
    id: 'documents',
    path: '/account/documents',
    labelKey: 'header.documents',
    audience: 'members',
    place: 'account',
  },
  { id: 'sign-in', path: '/sign-in', labelKey: 'header.signIn', audience: 'guests', place: 'account' },
  { id: 'sign-up', path: '/sign-up', labelKey: 'header.signUp', audience: 'guests', place: 'account' },
];

/**
 * The items that this page really has: a destination appears when some remote of the release set owns its path,
 * so a new page needs no release of the shell and no link leads nowhere.
 */
export function availableHeaderItems(releases: ReleaseSet, isMember: boolean): HeaderItem[] {
  return headerItems.filter((item) => {
    if (item.audience === 'members' && !isMember) return false;
    if (item.audience === 'guests' && isMember) return false;
    return routeOwner(releases, item.path) !== undefined;
  });
}

/** What a badge says: nothing for none, `9+` above nine (storefront.md section 9). */
export function badgeText(count: number): string {
  if (count <= 0) return '';
  return count > 9 ? '9+' : String(count);
}
