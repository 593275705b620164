/** Space around a dialog, above and below together. */
const aroundPx = 32;

/** The dialog that is open in the checkout, the last where one opened another; null for none. */
export function openDialog(content: ParentNode): HTMLDialogElement | null {
  return [...content.querySelectorAll('dialog')].findLast(({ open }) => open) ?? null;
}

/** How tall a frame has to be for a dialog to stand in it unshortened, with some space around, in CSS pixels. */
export function neededHeightPx(dialog: HTMLElement): number {
  const parts = [...dialog.children].map(({ scrollHeight }) => scrollHeight);
  return Math.ceil(parts.reduce((sum, heightPx) => sum + heightPx, aroundPx));
}
