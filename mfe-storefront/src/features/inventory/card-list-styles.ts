/** Styles of a list of vehicle cards, whatever its columns. */
export const cardListStyles = {
  listStyle: 'none',
  margin: '0',
  padding: '0',
  '& > li': { display: 'grid', minWidth: '0', container: 'fc-card / inline-size' },
  // Room that is left is above the money, or between it and the name below.
  '& article .fc-body': { justifyContent: 'space-between' },
  // Money above the name begins where the card's padding ends.
  '& article .fc-money': { paddingTop: 'calc(1rem * var(--fc-card-money-grow, 1))' },
  // A pending sale is marked in the other corner of the picture than the condition.
  '& article .fc-media .fc-badges': { justifyContent: 'space-between' },
} as const;
