import { neededHeightPx, openDialog } from './open-dialog.ts';

const pauseMs = 100;

/** Callbacks that inform the page around the frame, in CSS pixels. */
export interface HeightReport {
  /** The height that the frame needs, whenever it has changed. */
  readonly height: (heightPx: number) => void;
  /** A dialog of this height has opened. */
  readonly dialog: (heightPx: number) => void;
}

/**
 * Reports the height of the content, at most ten times a second; the last change is always reported. While a
 * dialog is open, the frame is at least as tall as the dialog, and each new dialog is reported after the
 * height.
 */
export function reportHeight(window: Window, content: HTMLElement, report: HeightReport): void {
  const { MutationObserver, ResizeObserver } = window as Window & typeof globalThis;
  let last = 0;
  let shown: HTMLDialogElement | null = null;
  let timer: number | undefined;
  const look = () => {
    timer = undefined;
    const dialog = openDialog(content);
    const neededPx = dialog ? neededHeightPx(dialog) : 0;
    const heightPx = Math.ceil(Math.max(content.getBoundingClientRect().height, neededPx));
    if (heightPx !== last && heightPx !== 0) report.height(heightPx);
    if (heightPx !== 0) last = heightPx;
    if (dialog && dialog !== shown) report.dialog(neededPx);
    shown = dialog;
  };
  const lookSoon = () => {
    timer ??= window.setTimeout(look, pauseMs);
  };
  new ResizeObserver(lookSoon).observe(content);
  new MutationObserver(lookSoon).observe(content, { subtree: true, attributeFilter: ['open'] });
}
