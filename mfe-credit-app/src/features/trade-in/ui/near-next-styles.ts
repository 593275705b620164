/**
 * For a column with a gap of 24 px that a `NextBar` sticks in: on a phone what follows the bar is 12 px below its button, as elsewhere in a
 * row of actions; where it sticks, the bar has that room itself.
 */
export const nearNextStyles = {
  '& .fc-next + *': {
    marginTop: { base: '-3', sm: '0' },
    '@media (max-width: 599px) and (min-height: 480px)': { marginTop: '-6' },
  },
} as const;
