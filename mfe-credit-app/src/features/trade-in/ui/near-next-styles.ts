/**
 * For a column with a gap of 24 px that a `NextBar` sticks in: on a small screen what follows the bar is 12 px below its button, as elsewhere
 * in a row of actions. Where it sticks, the bar has that room itself.
 */
export const nearNextStyles = {
  '& .fc-next + *': {
    marginTop: { base: '-3', md: '0' },
    '@media (max-width: 959px) and (min-height: 480px)': { marginTop: '-6' },
  },
} as const;
