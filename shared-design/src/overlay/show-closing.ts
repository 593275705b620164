/** Longer than the motion, for a page that is too busy to begin it at once. */
const latestMs = 400;

const bodyOf = (panel: Element) => panel.querySelector('.fc-panel-body');

/**
 * Shows for a moment how a dialog leaves. React removes the dialog itself at once, so what moves is a copy of it: hidden from assistive
 * technology, beyond reach of pointer and keyboard, and gone when it has moved, in 150 ms. Its motion is the opening reversed
 * (`motionCss`). Shows nothing if the visitor wants less motion, in a browser without popovers, or for a dialog with a frame, which a copy would
 * load again.
 */
export function showClosing(dialog: HTMLDialogElement): void {
  if (
    typeof dialog.showPopover !== 'function' ||
    window.matchMedia('(prefers-reduced-motion: reduce)').matches ||
    dialog.querySelector('iframe')
  )
    return;
  const copy = dialog.cloneNode(true) as HTMLDialogElement;
  copy.inert = true;
  copy.ariaHidden = 'true';
  copy.popover = 'manual';
  dialog.after(copy);
  try {
    copy.showPopover();
  } catch {
    // Browsers of before 2024 refuse an open dialog as a popover.
    copy.remove();
  }
  const [from, to] = [bodyOf(dialog), bodyOf(copy)];
  if (from && to) to.scrollTop = from.scrollTop;
  const remove = () => copy.remove();
  copy.addEventListener('animationend', remove);
  setTimeout(remove, latestMs);
}
