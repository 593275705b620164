import { useEffect, useRef, type RefObject } from 'react';

/**
 * Returns the ref of a card's heading, which takes the focus when `hasAction` changes and the button that was pressed is gone with it:
 * otherwise keyboard users would start from the top of the page again.
 */
export function useKeptFocus(hasAction: boolean): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(hasAction);
  useEffect(() => {
    const hasChanged = before.current !== hasAction;
    before.current = hasAction;
    if (hasChanged && document.activeElement === document.body) heading.current?.focus();
  }, [hasAction]);
  return heading;
}
