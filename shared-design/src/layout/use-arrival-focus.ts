import { use, useEffect, useLayoutEffect, useState, type RefObject } from 'react';
import { NavigationContext } from '../provider/navigation-context.ts';

const lastPlaces = new WeakMap<object, string>();
/** Visits whose heading had focus when it was taken away. */
const heldFocus = new WeakSet<object>();

/**
 * Moves focus to a page's heading after a change of page, so that the new page is read out; never on the first page of a visit.
 * `place` names the page: its path, or whatever else tells one page from the next; the window's path without it. The last
 * place is kept beside the provider's `navigate`, since most headings are mounted anew with their page. Scrolls nothing.
 * A heading that takes the place of a focused one, as when a page has loaded, takes its focus too.
 */
export function useArrivalFocus(heading: RefObject<HTMLElement | null>, place?: string): void {
  const navigate = use(NavigationContext);
  const [alone] = useState(() => ({}));
  const visit = navigate ?? alone;
  useLayoutEffect(() => {
    const own = heading.current;
    return () => {
      if (own?.matches(':focus')) heldFocus.add(visit);
    };
  }, [heading, visit]);
  useEffect(() => {
    const hadFocus = heldFocus.delete(visit);
    const here = place ?? window.location.pathname;
    const last = lastPlaces.get(visit);
    lastPlaces.set(visit, here);
    if (hadFocus || (last !== undefined && last !== here)) heading.current?.focus({ preventScroll: true });
  }, [heading, place, visit]);
}
