import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/** As what else opens and closes at its height (`motionCss`). */
const motion = { duration: 250, easing: 'cubic-bezier(0.2, 0, 0, 1)' };

const wantsMotion = () =>
  typeof matchMedia === 'function' && !matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The height that an element last had; 0 before the first one. */
function useLastHeight(card: RefObject<HTMLElement | null>): RefObject<number> {
  const heightPx = useRef(0);
  useEffect(() => {
    const element = card.current;
    if (!element || typeof ResizeObserver !== 'function') return;
    const observer = new ResizeObserver(() => {
      heightPx.current = element.offsetHeight;
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [card]);
  return heightPx;
}

/**
 * Lets a card grow or shrink to the height of content that replaces other content, so that what is below it slides. Not for a buyer who asked
 * for less motion. `content` identifies what the card has; undefined for a placeholder, from which and to which nothing moves.
 */
export function useSoftHeight(card: RefObject<HTMLElement | null>, content: string | undefined): void {
  const heightPx = useLastHeight(card);
  const last = useRef(content);
  const running = useRef<Animation>(undefined);
  useLayoutEffect(() => {
    const [element, fromPx, before] = [card.current, heightPx.current, last.current];
    last.current = content;
    if (before === content || before === undefined || content === undefined) return;
    if (!element || fromPx === 0 || !wantsMotion()) return;
    running.current?.cancel();
    running.current = element.animate(
      [fromPx, element.offsetHeight].map((px) => ({ height: `${px}px`, overflow: 'clip' })),
      motion,
    );
  }, [card, content, heightPx]);
}
