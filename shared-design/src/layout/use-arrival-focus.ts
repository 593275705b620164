import { use, useEffect, useLayoutEffect, useState, type RefObject } from 'react';
import { NavigationContext } from '../provider/navigation-context.ts';

const lastPlaces = new WeakMap<object, string>();
/** Visits whose heading had focus when it was removed. */
const heldFocus = new WeakSet<object>();

/** The new page fades in, unless the visitor wants less motion. */
function showArrival(heading: HTMLElement | null): void {
  const page = heading?.closest('main');
  if (typeof page?.animate !== 'function' || window.matchMedia('(prefers-reduced-motion: reduce)').matches)
    return;
  page.animate({ opacity: [0.3, 1] }, { duration: 250, easing: 'ease-out' });
}

/**
 * Moves focus to a page's heading after a page change, so that the new page is announced; never on the first page of a visit. `place`
 * identifies the page: its path, or any other key; the window's path by default. The last place is stored with the provider's `navigate`,
 * since most headings remount with their page. Does not scroll. A heading that replaces a focused one, for example after loading, takes its
 * focus too.
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
    const hasArrived = last !== undefined && last !== here;
    if (hasArrived) showArrival(heading.current);
    if (hadFocus || hasArrived) heading.current?.focus({ preventScroll: true });
  }, [heading, place, visit]);
}
