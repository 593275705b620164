import { useRef, useState, type KeyboardEvent, type RefObject } from 'react';

/** A row of snapping slides: the current one, and a function to go to another. */
export interface Slides {
  readonly track: RefObject<HTMLUListElement | null>;
  readonly index: number;
  readonly goTo: (index: number) => void;
  /** Of `scroll`, and of `scrollend` and `pointerdown`, which end a way that `goTo` has begun. */
  readonly handleScroll: (event: Pick<Event, 'type'>) => void;
  readonly handleKeyDown: (event: KeyboardEvent) => void;
}

/**
 * Follows the scroll position of the track, so that swiping, buttons and keys share one source of truth. On the way to a slide, those that pass
 * by are not the current one. The way ends at the slide itself, for browsers without `scrollend`; that event ends one that was interrupted.
 */
export function useSlides(count: number): Slides {
  const track = useRef<HTMLUListElement>(null);
  const target = useRef<number>(undefined);
  const [index, setIndex] = useState(0);
  const goTo = (wanted: number) => {
    const element = track.current;
    const next = Math.min(count - 1, Math.max(0, wanted));
    target.current = next;
    setIndex(next);
    element?.scrollTo?.({ left: next * element.clientWidth });
  };
  const handleScroll: Slides['handleScroll'] = ({ type }) => {
    const element = track.current;
    if (!element || element.clientWidth === 0) return;
    const shown = Math.min(count - 1, Math.round(element.scrollLeft / element.clientWidth));
    if (type === 'scroll' && (target.current ?? shown) !== shown) return;
    target.current = undefined;
    setIndex(shown);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    goTo(index + by);
  };
  return { track, index, goTo, handleScroll, handleKeyDown };
}
