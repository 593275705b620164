import { chakra } from '@forecourt/shared-design';

const Root = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(360px, 420px)' },
    gridTemplateAreas: { base: '"media" "buy" "facts"', md: '"media buy" "facts buy"' },
    gridTemplateRows: { md: 'auto 1fr' },
    columnGap: { base: '6', lg: '12' },
    rowGap: { base: '6', md: '10' },
    '& > .fc-media-area': { gridArea: 'media', minWidth: '0' },
    '& > .fc-buy': { gridArea: 'buy', minWidth: '0' },
    // What can be counted on is as far from the buttons above it as other sections are from each other.
    '& > .fc-buy > div > section': { marginTop: { base: '3', md: '5' } },
    '& > .fc-facts-area': {
      gridArea: 'facts',
      display: 'grid',
      gap: { base: '8', md: '12' },
      minWidth: '0',
      alignContent: 'start',
    },
  },
});

/** Layout of the vehicle page: images and facts next to the price; one column on small screens. */
export const VehicleColumns = Root;
