import { useEffect, type RefObject } from 'react';

/** Nobody has focus: it fell back to the page, or within a host's page to the element that the checkout stands in. */
function isFocusLost(root: Node): boolean {
  const within = root as Document | ShadowRoot;
  const active = within.activeElement;
  if (active && active !== document.body) return false;
  const outer = document.activeElement;
  return outer === null || outer === document.body || (within as Partial<ShadowRoot>).host === outer;
}

/**
 * Keeps focus from being lost when what had it is taken off the screen, as a form is once it has been sent: the screen's heading takes
 * it, so that whoever works by keyboard or screen reader goes on where the news is. Focus that is elsewhere stays there.
 */
export function useFocusRescue(screen: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const card = screen.current;
    if (!card) return;
    let last: Element | null = null;
    const handleFocusIn = (event: FocusEvent) => {
      last = event.target as Element;
    };
    const rescue = () => {
      if (!last || card.contains(last) || !isFocusLost(card.getRootNode())) return;
      last = null;
      card.querySelector<HTMLElement>('[data-page-heading]')?.focus();
    };
    const observer = new MutationObserver(rescue);
    card.addEventListener('focusin', handleFocusIn);
    observer.observe(card, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      card.removeEventListener('focusin', handleFocusIn);
    };
  }, [screen]);
}
