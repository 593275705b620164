import { useEffect, type RefObject } from 'react';

/** Closes a menu on Escape, on a press outside, and when focus leaves it. Escape returns focus to the opener. */
export function useDismiss(root: RefObject<HTMLElement | null>, isOpen: boolean, close: () => void): void {
  useEffect(() => {
    const element = root.current;
    if (!isOpen || !element) return undefined;
    const leave = new AbortController();
    const { signal } = leave;
    const outside = (event: Event) => {
      if (event.target instanceof Node && !element.contains(event.target)) close();
    };
    document.addEventListener('pointerdown', outside, { signal });
    document.addEventListener('focusin', outside, { signal });
    element.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape') return;
        close();
        element.querySelector<HTMLElement>('[aria-expanded]')?.focus();
      },
      { signal },
    );
    return () => leave.abort();
  }, [root, isOpen, close]);
}
