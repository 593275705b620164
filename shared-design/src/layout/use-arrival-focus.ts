import { use, useEffect, useState, type RefObject } from 'react';
import { NavigationContext } from '../provider/navigation-context.ts';

const lastPlaces = new WeakMap<object, string>();

/**
 * Moves focus to a page's heading after a change of page, so that the new page is read out; never on the first page of a visit.
 * `place` names the page: its path, or whatever else tells one page from the next; the window's path without it. The last
 * place is kept beside the provider's `navigate`, since most headings are mounted anew with their page. Scrolls nothing.
 */
export function useArrivalFocus(heading: RefObject<HTMLElement | null>, place?: string): void {
  const navigate = use(NavigationContext);
  const [alone] = useState(() => ({}));
  const visit = navigate ?? alone;
  useEffect(() => {
    const here = place ?? window.location.pathname;
    const last = lastPlaces.get(visit);
    lastPlaces.set(visit, here);
    if (last !== undefined && last !== here) heading.current?.focus({ preventScroll: true });
  }, [heading, place, visit]);
}
