/** Styles of what is around an empty state: on a phone its buttons are below each other, each as wide as the state. */
export const phoneActions = {
  '@media (max-width: 599px)': {
    '& > div > .fc-actions': { display: 'grid', alignSelf: 'stretch', justifyContent: 'stretch' },
  },
} as const;
