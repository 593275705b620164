import { useEffect, type RefObject } from 'react';

/** Whether no element has focus: it fell back to the page, or on a host's page to the element that contains the checkout. */
function isFocusLost(root: Node): boolean {
  const within = root as Document | ShadowRoot;
  const active = within.activeElement;
  if (active && active !== document.body) return false;
  const outer = document.activeElement;
  return outer === null || outer === document.body || (within as Partial<ShadowRoot>).host === outer;
}

/**
 * Keeps focus from being lost when the focused element is removed from the screen, such as a submitted form: the screen's heading takes it,
 * so that keyboard and screen reader users continue at the update. Focus elsewhere stays there.
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
