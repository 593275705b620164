import type { Page } from '@playwright/test';

/** The browser's report about one element that shifted (Layout Instability API). */
interface ShiftSource {
  readonly node: Node | null;
  readonly previousRect: DOMRectReadOnly;
  readonly currentRect: DOMRectReadOnly;
}

/**
 * Parts of the page, or of what `within` selects, that have shifted since the page was loaded; one line each. Without what only follows a
 * word on its line, up to 12 px: a word's face may arrive after a first frame in the fallback that is scaled to it (`layoutShiftScore` counts
 * that as well).
 */
export function layoutShifts(page: Page, within?: string): Promise<string[]> {
  return page.evaluate(async (selector) => {
    const nextFrame = () => new Promise((drawn) => requestAnimationFrame(drawn));
    // A shift is recorded after its frame has been drawn.
    await nextFrame();
    await nextFrame();
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'layout-shift', buffered: true });
    const entries = observer.takeRecords() as (PerformanceEntry & { sources: ShiftSource[] })[];
    observer.disconnect();
    return entries
      .flatMap(({ sources }) => sources)
      .filter(
        ({ previousRect: from, currentRect: to }) =>
          from.y !== to.y || from.height !== to.height || Math.abs(from.x - to.x) > 12,
      )
      .filter(({ node }) => !selector || node?.parentElement?.closest(selector))
      .map(
        ({ node, previousRect, currentRect }) =>
          `${node?.nodeName} from ${previousRect.x}, ${previousRect.y} to ${currentRect.x}, ${currentRect.y}`,
      );
  }, within);
}

/**
 * Sum of all layout shifts since the page was loaded, in the unit of Cumulative Layout Shift, and what shifted most, one line each. Shifts
 * that follow input within half a second do not count, as in the metric.
 */
export function layoutShiftScore(page: Page): Promise<{ score: number; parts: readonly string[] }> {
  return page.evaluate(async () => {
    const nextFrame = () => new Promise((drawn) => requestAnimationFrame(drawn));
    await nextFrame();
    await nextFrame();
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'layout-shift', buffered: true });
    const entries = observer.takeRecords() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: ShiftSource[];
    })[];
    observer.disconnect();
    const counted = entries.filter(({ hadRecentInput }) => !hadRecentInput);
    const parts = counted.flatMap(({ value, sources }) =>
      sources.map(({ node, previousRect, currentRect }) => {
        const element = node instanceof Element ? node : node?.parentElement;
        const name = `${element?.localName}#${element?.id}.${element?.className} in ${element?.parentElement?.id}`;
        return `${value.toFixed(3)}: ${name} from ${previousRect.y} to ${currentRect.y}`;
      }),
    );
    return { score: counted.reduce((sum, { value }) => sum + value, 0), parts };
  });
}
