import { useEffect, useRef, useState } from 'react';

/** Handlers to spread on the alert; they pause the timer on hover and focus. */
export interface AutoHide {
  onMouseEnter: () => void;
  onMouseLeave: () => void;
  onFocus: () => void;
  onBlur: () => void;
}

/** Calls `onHide` after `durationMs` without pauses; null disables it. */
export function useAutoHide(durationMs: number | null, onHide: (() => void) | undefined): AutoHide {
  const [pauses, setPauses] = useState({ hover: false, focus: false });
  const remainingMs = useRef(durationMs);
  const hide = useRef(onHide);
  useEffect(() => {
    hide.current = onHide;
  });
  useEffect(() => {
    remainingMs.current = durationMs;
  }, [durationMs]);
  const isPaused = pauses.hover || pauses.focus;
  useEffect(() => {
    const left = remainingMs.current;
    if (isPaused || left === null) return undefined;
    const startedMs = Date.now();
    const timer = setTimeout(() => hide.current?.(), left);
    return () => {
      clearTimeout(timer);
      remainingMs.current = Math.max(0, left - (Date.now() - startedMs));
    };
  }, [isPaused, durationMs]);
  return {
    onMouseEnter: () => setPauses((now) => ({ ...now, hover: true })),
    onMouseLeave: () => setPauses((now) => ({ ...now, hover: false })),
    onFocus: () => setPauses((now) => ({ ...now, focus: true })),
    onBlur: () => setPauses((now) => ({ ...now, focus: false })),
  };
}
