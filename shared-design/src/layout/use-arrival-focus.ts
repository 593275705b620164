import { use, useEffect, useLayoutEffect, type RefObject } from 'react';
import { NavigationContext } from '../provider/navigation-context.ts';

const lastPlaces = new WeakMap<object, string>();
/** Visits whose heading had focus when it was removed. */
const heldFocus = new WeakSet<object>();

const activeAround = (element: Element) => (element.getRootNode() as Document | ShadowRoot).activeElement;

/**
 * Whether the visitor has moved on to a part of a host's page that is not ours: to its window, if this is a frame, or to one of its fields.
 */
function isVisitorElsewhere(heading: HTMLElement): boolean {
  const root = heading.getRootNode();
  if (!(root instanceof ShadowRoot)) return window.parent !== window && !document.hasFocus();
  return activeAround(root.host)?.matches('input, textarea, select, [contenteditable]') === true;
}

/** Identifies a visit across its pages: by the provider's `navigate`; a heading without one is a visit of its own. */
const useVisit = (heading: RefObject<HTMLElement | null>): object => use(NavigationContext) ?? heading;

const hereOf = (place: string | undefined) => place ?? window.location.pathname;

/** Whether another page than the visit's last one is shown; never on its first. */
const hasArrived = (visit: object, place: string | undefined) =>
  (lastPlaces.get(visit) ?? hereOf(place)) !== hereOf(place);

/**
 * The new page fades in, unless the visitor wants less motion: of a tracker the card of the new step alone. Not a vehicle's, whose photo and
 * name the visitor has seen on the card already (`motionCss`).
 */
function showArrival(heading: HTMLElement | null): void {
  const page = heading?.closest('.fc-step, main:not(:has(.fc-buy))');
  if (typeof page?.animate !== 'function' || window.matchMedia('(prefers-reduced-motion: reduce)').matches)
    return;
  page.animate({ opacity: [0.3, 1] }, { duration: 250, easing: 'ease-out' });
}

/**
 * Moves focus to a page's heading after a page change, so that the new page is announced; never on the first page of a visit. `place`
 * identifies the page: its path, or any other key; the window's path by default. The last place is stored with the provider's `navigate`,
 * since most headings remount with their page. Does not scroll. A heading that replaces a focused one, for example after loading, takes its
 * focus too. What a visitor types into a host's page is never interrupted.
 */
export function useArrivalFocus(heading: RefObject<HTMLElement | null>, place?: string): void {
  const visit = useVisit(heading);
  useLayoutEffect(() => {
    const own = heading.current;
    // Before the new page is painted: it must not be seen whole first and then fade in.
    if (hasArrived(visit, place)) showArrival(own);
    return () => {
      if (own && activeAround(own) === own) heldFocus.add(visit);
    };
  }, [heading, place, visit]);
  useEffect(() => {
    const mayFocus = heldFocus.delete(visit) || hasArrived(visit, place);
    lastPlaces.set(visit, hereOf(place));
    const own = heading.current;
    if (own && mayFocus && !isVisitorElsewhere(own)) own.focus({ preventScroll: true });
  }, [heading, place, visit]);
}

/**
 * For a heading that reports why there is no page, if `isUsed`: it takes focus when it appears, and the page that comes in its place counts
 * as a new one ({@link useArrivalFocus}), also the first of a visit.
 */
export function useLostPageFocus(heading: RefObject<HTMLElement | null>, isUsed: boolean): void {
  const visit = useVisit(heading);
  useEffect(() => {
    if (!isUsed) return;
    lastPlaces.set(visit, '');
    heading.current?.focus();
  }, [heading, isUsed, visit]);
}
