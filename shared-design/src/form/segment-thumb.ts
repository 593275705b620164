/** What is chosen in a row of segments: marked by its edge, so that the button of the page stays the heaviest. */
export const segmentThumb = {
  background: 'surfaceRaised',
  color: 'ink',
  boxShadow: 'inset 0 0 0 2px var(--fc-link)',
} as const;
