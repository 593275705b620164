export interface Rect {
  top: number;
  bottom: number;
  left: number;
  width: number;
  height: number;
}

const gapPx = 8;
const edgePx = 8;

/** Position of a tooltip: centered above its anchor, below if there is no room, always inside the window. */
export function placeTooltip(
  anchor: Rect,
  bubble: Rect,
  window: { width: number },
): { top: number; left: number } {
  const above = anchor.top - bubble.height - gapPx;
  const top = above >= edgePx ? above : anchor.bottom + gapPx;
  const centered = anchor.left + anchor.width / 2 - bubble.width / 2;
  const last = Math.max(edgePx, window.width - bubble.width - edgePx);
  return { top, left: Math.min(Math.max(edgePx, centered), last) };
}
