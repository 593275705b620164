/** What is chosen in a row of segments: marked by its edge, so that the button of the form stays the heaviest. */
export const quietThumb = {
  background: 'surfaceRaised',
  color: 'ink',
  boxShadow: 'inset 0 0 0 1.5px var(--fc-line-strong)',
} as const;
