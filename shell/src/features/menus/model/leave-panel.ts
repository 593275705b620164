/**
 * Closes a panel whose link or button was used, and moves focus to the page's heading: nothing else takes it if the page stays the same.
 */
export function leavePanel(close: () => void): void {
  close();
  document.querySelector<HTMLElement>('[data-page-heading]')?.focus({ preventScroll: true });
}
