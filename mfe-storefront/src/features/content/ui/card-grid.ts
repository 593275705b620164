import { chakra } from '@forecourt/shared-design';

/** The list of icon cards: one column on a phone, three where there is room. The cards of the last row share its width. */
export const CardGrid = chakra('ul', {
  base: {
    listStyle: 'none',
    margin: '0',
    padding: '0',
    display: 'flex',
    flexWrap: 'wrap',
    gap: { base: '3', sm: '4' },
    '& > li': { flex: { base: '1 1 100%', sm: '1 1 260px' }, minWidth: '0' },
  },
});
