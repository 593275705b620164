/** The style of an action that is always there and that nobody should press by mistake, and of links next to it: quieter than any other action of a step. */
export const quietAction = {
  color: 'inkMuted',
  fontWeight: 'medium',
  textDecoration: 'underline',
  '&:hover': { color: 'ink' },
} as const;
