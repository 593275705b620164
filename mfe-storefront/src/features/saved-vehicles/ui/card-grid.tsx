import { chakra } from '@forecourt/shared-design';

/** Cards side by side, as many as fit. */
export const SavedGrid = chakra('ul', {
  base: {
    listStyle: 'none',
    margin: '0',
    padding: '0',
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(276px, 100%), 1fr))',
    gap: { base: '4', md: '5' },
    '& > li': { display: 'grid', minWidth: '0', container: 'fc-card / inline-size' },
  },
});
