import { chakra } from '@forecourt/shared-design';

const Root = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(360px, 420px)' },
    gridTemplateAreas: { base: '"media" "buy" "facts" "more"', md: '"media buy" "facts buy" "more buy"' },
    gridTemplateRows: { md: 'auto auto 1fr' },
    columnGap: { base: '6', lg: '12' },
    rowGap: { base: '6', md: '10' },
    '& > *': { minWidth: '0' },
    '& > .fc-media-area': { gridArea: 'media' },
    '& > .fc-buy': { gridArea: 'buy' },
    '& > .fc-facts-area': {
      gridArea: 'facts',
      display: 'grid',
      gap: { base: '8', md: '12' },
      alignContent: 'start',
    },
    // Without a calculator: what follows has the whole width.
    '&[data-short] > .fc-buy': { gridRow: { md: '1' }, alignItems: 'start' },
    '&[data-short] > .fc-facts-area': { gridColumn: '1 / -1' },
    // Higher than the window, it scrolls with the facts and then stays with its end in view.
    '@media screen and (min-width: 960px) and (max-height: 1000px)': {
      '& > .fc-buy': { display: 'grid', alignItems: 'end' },
      '& > .fc-buy > div': { position: 'sticky', bottom: '4' },
    },
  },
});

/** Layout of the vehicle page: images and facts next to the price; one column on small screens. */
export const VehicleColumns = Root;
