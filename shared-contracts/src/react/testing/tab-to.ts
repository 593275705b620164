import type { UserEvent } from '@testing-library/user-event';

/** Moves the focus by Tab alone until it is on the element; fails if it never gets there. */
export async function tabTo(user: UserEvent, element: HTMLElement): Promise<void> {
  const passed: string[] = [];
  while (document.activeElement !== element) {
    if (passed.length > 80) throw new Error(`Tab does not reach it, only ${passed.join(', ')}`);
    await user.tab();
    passed.push(document.activeElement?.textContent || (document.activeElement?.nodeName ?? ''));
  }
}
