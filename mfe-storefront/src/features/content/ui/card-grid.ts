import { chakra } from '@forecourt/shared-design';

/** The list of icon cards: one column on a phone, three where there is room. */
export const CardGrid = chakra('ul', {
  base: {
    listStyle: 'none',
    margin: '0',
    padding: '0',
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(auto-fit, minmax(260px, 1fr))' },
    gap: { base: '3', sm: '4' },
  },
});
