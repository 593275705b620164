import { useEffect, useRef } from 'react';

/** Calls the newest `onOver` once each time a state that was open is over; not for one that was over from the start. */
export function useWhenOver(isOver: boolean | undefined, onOver: () => void): void {
  const wasOver = useRef(isOver);
  const newest = useRef(onOver);
  useEffect(() => {
    newest.current = onOver;
  });
  useEffect(() => {
    if (isOver === true && wasOver.current === false) newest.current();
    wasOver.current = isOver ?? wasOver.current;
  }, [isOver]);
}
