/** The style of a screen's content: one column, in which on a phone a text button (`fc-quiet`) is no farther from its neighbors than others. */
export const stepColumn = {
  display: 'flex',
  flexDirection: 'column',
  gap: '5',
  '& .fc-quiet': { marginBlock: { base: '-2.5', sm: '0' } },
} as const;
