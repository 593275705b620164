import { useEffect, type RefObject } from 'react';
import { useLocation } from '@forecourt/shared-contracts/react';

/** Opens the question that the URL names after `#`, scrolls it into view and focuses it. */
export function useLinkedQuestion(list: RefObject<HTMLElement | null>): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    const id = hash.slice(1);
    const linked = [...(list.current?.querySelectorAll('details') ?? [])].find((one) => one.id === id);
    if (!linked) return;
    linked.open = true;
    linked.scrollIntoView({ block: 'start' });
    linked.querySelector('summary')?.focus({ preventScroll: true });
  }, [hash, key, list]);
}
