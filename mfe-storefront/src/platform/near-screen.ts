/**
 * Styles of a part that the browser lays out and paints only when it comes near the screen, so that a slow phone shows the first screen sooner.
 * `height` is about the part's own, so that the page is about as long before it is laid out, `600px`.
 */
export function nearScreen(height: string) {
  return {
    contentVisibility: 'auto',
    containIntrinsicHeight: `auto ${height}`,
    // Such a part cuts off what reaches beyond it: focus rings and shadows.
    overflowClipMargin: '12px',
    '@media print': { contentVisibility: 'visible' },
  } as const;
}
