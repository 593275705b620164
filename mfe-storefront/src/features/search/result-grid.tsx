import { chakra, VehicleCardSkeleton } from '@forecourt/shared-design';
import type { Vehicle } from '@forecourt/shared-contracts/inventory';
import { nearScreen } from '../../platform/near-screen.ts';
import { cardListStyles, InventoryCard } from '../inventory/index.ts';

const skeletons = 9;
const eagerCards = 3;

const Grid = chakra('ul', {
  base: {
    ...cardListStyles,
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(276px, 100%), 1fr))',
    gap: { base: '4', md: '5' },
    transition: 'opacity {durations.fast}',
    '&[aria-busy=true]': { opacity: '0.6' },
    // With more than one column a row is as high as its highest card, which is not known before it is laid out.
    '@media (width < 36rem)': { '& > li:nth-of-type(n + 4)': nearScreen('30rem') },
  },
});

interface ResultGridProps {
  /** Undefined while the first result is loading. */
  readonly vehicles: readonly Vehicle[] | undefined;
  /** The cards belong to an earlier search. */
  readonly isStale: boolean;
}

/**
 * The vehicles of one page of results, or placeholders of the same size before there are any. Rendered again for each search (by its key): a
 * card that is in both results would move on the screen, which the browser counts as layout shift.
 */
export function ResultGrid({ vehicles, isStale }: ResultGridProps) {
  return (
    <Grid aria-busy={isStale || !vehicles}>
      {vehicles
        ? vehicles.map((vehicle, index) => (
            <li key={vehicle.vin}>
              <InventoryCard vehicle={vehicle} headingLevel="h2" eager={index < eagerCards} />
            </li>
          ))
        : Array.from({ length: skeletons }, (_, index) => (
            <li key={index}>
              <VehicleCardSkeleton />
            </li>
          ))}
    </Grid>
  );
}
