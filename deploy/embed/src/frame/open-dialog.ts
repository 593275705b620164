/** Space around a dialog, above and below together. */
const aroundPx = 32;

/** The open dialog of the checkout, the last one if they are nested; null for none. The copy of one that closes is inert. */
export function openDialog(content: ParentNode): HTMLDialogElement | null {
  return [...content.querySelectorAll('dialog')].findLast(({ open, inert }) => open && !inert) ?? null;
}

/** The height that a frame needs to show a dialog at full height with some space around it, in CSS pixels. */
export function neededHeightPx(dialog: HTMLElement): number {
  const parts = [...dialog.children].map(({ scrollHeight }) => scrollHeight);
  return Math.ceil(parts.reduce((sum, heightPx) => sum + heightPx, aroundPx));
}
