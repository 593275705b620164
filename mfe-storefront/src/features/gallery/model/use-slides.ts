import { useRef, useState, type KeyboardEvent, type RefObject } from 'react';

/** A row of snapping slides: the current one, and a function to go to another. */
export interface Slides {
  readonly track: RefObject<HTMLUListElement | null>;
  readonly index: number;
  readonly goTo: (index: number) => void;
  readonly handleScroll: () => void;
  readonly handleKeyDown: (event: KeyboardEvent) => void;
}

/** Follows the scroll position of the track, so that swiping, buttons and keys share one source of truth. */
export function useSlides(count: number): Slides {
  const track = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(0);
  const goTo = (wanted: number) => {
    const element = track.current;
    const next = Math.min(count - 1, Math.max(0, wanted));
    setIndex(next);
    element?.scrollTo?.({ left: next * element.clientWidth });
  };
  const handleScroll = () => {
    const element = track.current;
    if (!element || element.clientWidth === 0) return;
    setIndex(Math.min(count - 1, Math.round(element.scrollLeft / element.clientWidth)));
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    goTo(index + by);
  };
  return { track, index, goTo, handleScroll, handleKeyDown };
}
