/** The visible part of a frame: its offset from the top and its height, in CSS pixels. */
export interface SeenPart {
  readonly topPx: number;
  readonly heightPx: number;
}

/**
 * `report` reports the visible part again; `show` scrolls until `heightPx` of the frame is visible, in CSS
 * pixels, or as much as fits.
 */
export interface WatchedView {
  report(): void;
  show(heightPx: number): void;
  stop(): void;
}

/**
 * Scrolls the page, and any other scroll container around the frame, no further than needed to make
 * `heightPx` of the frame visible.
 */
function scrollTo(frame: HTMLElement, heightPx: number): void {
  const { top, height } = frame.getBoundingClientRect();
  const wantedPx = Math.min(heightPx, height, window.innerHeight);
  const fromPx = Math.min(Math.max(0, -top), height - wantedPx);
  frame.style.scrollMarginBlock = `${-fromPx}px ${fromPx + wantedPx - height}px`;
  frame.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  frame.style.scrollMarginBlock = '';
}

/**
 * Reports the visible part of a frame, at most ten times a second and only when it has changed: a frame as
 * tall as its content does not know where its own dialogs would be visible.
 */
export function watchView(frame: HTMLElement, onSeen: (seen: SeenPart) => void): WatchedView {
  const end = new AbortController();
  let last = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  const report = () => {
    timer = undefined;
    const { top, bottom } = frame.getBoundingClientRect();
    const topPx = Math.round(Math.max(0, -top));
    const heightPx = Math.round(Math.max(0, Math.min(bottom, window.innerHeight) - Math.max(0, top)));
    const now = `${topPx} ${heightPx}`;
    if (now !== last && heightPx > 0) onSeen({ topPx, heightPx });
    last = now;
  };
  const reportSoon = () => {
    timer ??= setTimeout(report, 100);
  };
  window.addEventListener('scroll', reportSoon, { signal: end.signal, passive: true, capture: true });
  window.addEventListener('resize', reportSoon, { signal: end.signal, passive: true });
  return {
    report() {
      last = '';
      reportSoon();
    },
    show(heightPx) {
      scrollTo(frame, heightPx);
      report();
    },
    stop() {
      end.abort();
      clearTimeout(timer);
    },
  };
}
