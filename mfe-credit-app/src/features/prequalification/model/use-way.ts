import { safeTarget } from '@forecourt/shared-contracts';
import type { Prequalification } from '@forecourt/shared-contracts/prequalification';
import { useLocation, usePlatform } from '@forecourt/shared-contracts/react';
import {
  currentScreen,
  screenPath,
  type PrequalificationScreen,
} from '../domain/prequalification-screens.ts';

// An origin that no page has: full URLs are rejected.
const nowhere = 'https://return.invalid';

/** Navigation between screens, each path with the query that says where the shopper came from. */
export function useWay() {
  const { navigation } = usePlatform();
  const { search } = useLocation();
  const wanted = new URLSearchParams(search).get('returnTo');
  const pathOf = (screen: PrequalificationScreen) => screenPath(screen, search);
  return {
    pathOf,
    /** Where the shopper came from, or the search. */
    backHref: (wanted !== null && safeTarget(wanted, nowhere)) || '/search',
    goTo: (screen: PrequalificationScreen) => navigation.push(pathOf(screen)),
    goOn: (prequalification: Prequalification) => navigation.push(pathOf(currentScreen(prequalification))),
    leave: (href: string) => navigation.push(href),
  };
}
