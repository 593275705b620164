import { chakra } from '@forecourt/shared-design';

/** The columns of the tracker: its menu, the vehicle (`fc-side`), and the step. */
export const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '260px minmax(0, 1fr)' },
    gridTemplateRows: { md: 'auto 1fr' },
    columnGap: '8',
    rowGap: { base: '3', md: '6' },
    alignItems: 'start',
    '& > :not(* + *)': { gridRow: { md: '1 / 3' } },
    // The vehicle is beside the step, whose form is then as wide as one is read well.
    '@media (min-width: 1280px)': {
      gridTemplateColumns: '260px minmax(0, 1fr) 300px',
      '& > *': { gridRow: '1' },
      '& > .fc-side': { gridColumn: '3' },
    },
  },
});

/** What a small screen shows in the bar of the menu instead. */
export const Wide = chakra('div', { base: { display: { base: 'none', md: 'block' } } });

/** Properties of the tracker's page, and of its placeholder. */
export const trackerPage = { paddingBlock: { base: '3', md: '10' } };
