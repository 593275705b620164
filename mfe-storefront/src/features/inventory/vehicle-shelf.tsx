import { chakra, VehicleCardSkeleton } from '@forecourt/shared-design';
import type { Vehicle } from '@forecourt/shared-contracts/inventory';
import { cardListStyles } from './card-list-styles.ts';
import { InventoryCard } from './inventory-card.tsx';

const skeletons = 4;

const List = chakra('ul', {
  base: {
    ...cardListStyles,
    display: { base: 'flex', sm: 'grid' },
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(var(--fc-shelf-card, 264px), 100%), 1fr))',
    gap: { base: '3', sm: '4', md: '5' },
    overflowX: { base: 'auto', sm: 'visible' },
    scrollSnapType: { base: 'x proximity', sm: 'none' },
    scrollbarWidth: 'none',
    marginInline: { base: '-4', sm: '0' },
    paddingInline: { base: '4', sm: '0' },
    scrollPaddingInline: '4',
    paddingBlock: { base: '1', sm: '0' },
    '& > li': {
      ...cardListStyles['& > li'],
      flex: { base: '0 0 min(92%, 320px)', sm: 'none' },
      scrollSnapAlign: 'start',
    },
    // All cards of the one row are as high as the highest: none has to keep room for a second line.
    '@media (max-width: 599px)': { '& article .fc-identity': { minHeight: '4.75rem' } },
  },
});

/** A few vehicles in a row: swiped sideways on small screens, a grid on others. Shows placeholders while undefined. */
export function VehicleShelf({ vehicles }: { vehicles: readonly Vehicle[] | undefined }) {
  return (
    <List>
      {vehicles
        ? vehicles.map((vehicle) => (
            <li key={vehicle.vin}>
              <InventoryCard vehicle={vehicle} />
            </li>
          ))
        : Array.from({ length: skeletons }, (_, index) => (
            <li key={index}>
              <VehicleCardSkeleton />
            </li>
          ))}
    </List>
  );
}
