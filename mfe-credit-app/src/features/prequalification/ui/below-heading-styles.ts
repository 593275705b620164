/** What is below the heading of a page: its parts below each other, and notes in small print. */
export const belowHeadingStyles = {
  display: 'grid',
  gap: '6',
  marginTop: '8',
  '& p': { margin: '0' },
  '& .fc-note': { textStyle: 'small', color: 'inkMuted' },
} as const;
