/**
 * Styles of the framed document. The host page makes the frame as tall as its content, so a dialog in the
 * middle of the frame may be far outside the visible area. The dialog is placed in the area that the host
 * reports as visible (`--fc-view-…`, by `deploy/embed`): centered, or at its lower edge where the frame is
 * narrow, like dialogs of the site in a window. So is the copy of one that closes, which is a popover.
 */
export const frameCss = `
body { margin: 0; }
#fc-frame { outline: none; display: flow-root; --fc-page-inset: 8px; }
#fc-frame > [role] { margin: 16px 24px; line-height: 1.5; }
#fc-frame > [role=status] {
  margin: 0;
  padding: 12px 24px;
  font-size: 0.875rem;
  background: var(--fc-surface-sunken);
  border-bottom: 1px solid var(--fc-line);
}
#fc-frame > [role] a { color: var(--fc-link); text-decoration: underline; }
html { scrollbar-width: none; --fc-view-end: calc(100% - var(--fc-view-top, 0px) - var(--fc-view-height, 100dvh)); }
dialog:is(:modal, [popover]) {
  inset-block: var(--fc-view-top, 0px) var(--fc-view-end) !important;
  margin-block: auto !important;
  max-height: min(calc(var(--fc-view-height, 100dvh) - 32px), 860px) !important;
}
@media (width < 600px) {
  dialog:is(:modal, [popover]) { margin-block: auto 0 !important; }
}
`;
