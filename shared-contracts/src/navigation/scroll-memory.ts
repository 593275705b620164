import type { NavigationUpdate } from './navigation.ts';

/** Scroll positions by history entry. */
export interface ScrollMemory {
  /** Saves the entry's position before the page leaves it. */
  leave(key: string): void;
  /**
   * Scrolls to the position for the new location: a saved one, its hash target, or the top. A replace does not scroll. A push within a path,
   * such as another filter, scrolls only back to the element with `data-scroll-start`, so that what is sticky beside it does not move.
   */
  settle(update: NavigationUpdate): void;
  dispose(): void;
}

const longestWaitMs = 2_000;

/**
 * Creates a scroll memory. It waits, up to two seconds, until the page is tall enough for a saved position, and stops if the user scrolls.
 */
export function createScrollMemory(window: Window): ScrollMemory {
  const places = new Map<string, number>();
  let timer: number | undefined;
  let { pathname } = window.location;
  const stop = () => window.clearTimeout(timer);
  window.history.scrollRestoration = 'manual';
  window.addEventListener('wheel', stop, { passive: true });
  window.addEventListener('touchstart', stop, { passive: true });

  const scrollWhenTall = (topPx: number, untilMs: number) => {
    const { documentElement } = window.document;
    const isTall = documentElement.scrollHeight - window.innerHeight >= topPx;
    if (isTall || Date.now() > untilMs) return window.scrollTo(0, topPx);
    timer = window.setTimeout(() => scrollWhenTall(topPx, untilMs), 50);
  };

  return {
    leave: (key) => void places.set(key, window.scrollY),
    settle({ location, action }) {
      stop();
      const isSamePath = location.pathname === pathname;
      pathname = location.pathname;
      if (action === 'replace') return;
      const kept = action === 'pop' ? places.get(location.key) : undefined;
      if (kept !== undefined) return scrollWhenTall(kept, Date.now() + longestWaitMs);
      const target = location.hash ? window.document.getElementById(decodeHash(location.hash)) : undefined;
      const start = isSamePath && window.document.querySelector('[data-scroll-start]');
      if (target) target.scrollIntoView();
      else if (start) scrollBackTo(start);
      else window.scrollTo(0, 0);
    },
    dispose() {
      stop();
      window.removeEventListener('wheel', stop);
      window.removeEventListener('touchstart', stop);
      window.history.scrollRestoration = 'auto';
    },
  };
}

/** Scrolls up to the element, below the page's `scroll-padding-top`, never down. */
function scrollBackTo(element: Element): void {
  const padding = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  if (element.getBoundingClientRect().top < padding) element.scrollIntoView();
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
