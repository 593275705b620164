import { chakra } from '@forecourt/shared-design';
import { cardListStyles } from '../../inventory/index.ts';

/** Cards side by side, as many as fit. */
export const SavedGrid = chakra('ul', {
  base: {
    ...cardListStyles,
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(276px, 100%), 1fr))',
    gap: { base: '4', md: '5' },
    // A sold vehicle has no money to leave room for.
    '& [data-availability=Sold] .fc-body': { minHeight: '0' },
  },
});
