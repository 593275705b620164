import type { NavigationUpdate } from './navigation.ts';

/** Scroll positions by history entry. */
export interface ScrollMemory {
  /** Saves the entry's position before the page leaves it. */
  leave(key: string): void;
  /**
   * Scrolls to the position for the new location: a saved one, its hash target, or the top. A replace does not scroll, and within
   * a path it does not end what the browser or this memory restores. A push within a path,
   * such as another filter, scrolls only back to the element with `data-scroll-start`, so that what is sticky beside it does not move.
   */
  settle(update: NavigationUpdate): void;
  dispose(): void;
}

/** Longer than a search may take (SITE-51). */
const longestWaitMs = 10_000;
const userEvents = ['wheel', 'pointerdown', 'keydown'];

/**
 * Creates a scroll memory. For ten seconds it scrolls to a saved position when the page becomes tall enough for it, and stops as soon as the user
 * scrolls or does anything else. After a reload the browser finds the position itself.
 */
export function createScrollMemory(window: Window): ScrollMemory {
  const { history } = window;
  const places = new Map<string, number>();
  let timer: number | undefined;
  let { pathname } = window.location;
  // The browser, which restores the place of a reloaded page, stops too.
  const stop = () => {
    history.scrollRestoration = 'manual';
    window.clearTimeout(timer);
  };
  const giveBack = () => void (history.scrollRestoration = 'auto');
  window.addEventListener('pagehide', giveBack);
  for (const name of userEvents) window.addEventListener(name, stop, { passive: true });

  const scrollWhenTall = (topPx: number, untilMs: number, wasTall?: boolean) => {
    const isTall = window.document.documentElement.scrollHeight - window.innerHeight >= topPx;
    if (isTall && !wasTall) window.scrollTo(0, topPx);
    if (Date.now() < untilMs) timer = window.setTimeout(() => scrollWhenTall(topPx, untilMs, isTall), 50);
  };

  return {
    leave(key) {
      stop();
      places.set(key, window.scrollY);
    },
    settle({ location, action }) {
      const isSamePath = location.pathname === pathname;
      pathname = location.pathname;
      if (action === 'replace') return isSamePath ? undefined : stop();
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
      window.removeEventListener('pagehide', giveBack);
      for (const name of userEvents) window.removeEventListener(name, stop);
      giveBack();
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
