import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { growFrom } from './grow-from.ts';

/** The picture at an index of the gallery around an element, or its thumbnail, whichever is loaded. */
function loadedPicture(element: Element, at: number): HTMLImageElement | undefined {
  const names = ['.fc-track', '.fc-dots'].map(
    (list) => `${list} > :nth-child(${at + 1}) img:not(.fc-preview)`,
  );
  const pictures = element.closest('section')?.querySelectorAll<HTMLImageElement>(names.join()) ?? [];
  return [...pictures].find(({ complete, naturalWidth }) => complete && naturalWidth > 0);
}

/** The first picture grows from its place in the gallery, unless the visitor wants less motion: at no time are there two of it. */
function showGrowing(frame: HTMLElement, at: number): void {
  const place = frame.closest('section')?.querySelector('.fc-track');
  const picture = loadedPicture(frame, at);
  const grown = frame.firstElementChild;
  if (!place || !picture || typeof grown?.animate !== 'function') return;
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const ratio = picture.naturalWidth / picture.naturalHeight;
  const from = growFrom(place.getBoundingClientRect(), frame.getBoundingClientRect(), ratio);
  grown.animate({ transform: [from, 'none'] }, { duration: 300, easing: 'ease-out' });
}

/**
 * Shows what the gallery has loaded until the larger picture has arrived, as `--fc-shown` of the frame, and how the first one comes. The frame
 * lies in the gallery's element.
 */
export function useGrowing(at: number): RefObject<HTMLDivElement | null> {
  const frame = useRef<HTMLDivElement>(null);
  const [first] = useState(at);
  useLayoutEffect(() => {
    const shown = frame.current && loadedPicture(frame.current, at);
    frame.current?.style.setProperty('--fc-shown', shown ? `url("${shown.currentSrc}")` : 'none');
  }, [at]);
  // When the dialog is open: only then has the frame its place.
  useEffect(() => {
    if (frame.current) showGrowing(frame.current, first);
  }, [first]);
  return frame;
}
