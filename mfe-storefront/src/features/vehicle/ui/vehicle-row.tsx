import type { ReactNode } from 'react';
import { chakra } from '@forecourt/shared-design';
import type { Vehicle } from '@forecourt/shared-contracts/inventory';
import { VehicleShelf } from '../../inventory/index.ts';

const shownVehicles = 4;

const Root = chakra('section', {
  base: {
    marginTop: { base: '12', md: '16' },
    '& header': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      gap: '3',
      marginBottom: '5',
    },
    '& h2': { textStyle: 'heading', margin: '0' },
  },
});

interface VehicleRowProps {
  readonly title: string;
  /** Undefined until they are known. */
  readonly vehicles: readonly Vehicle[] | undefined;
  /** Link to more of them. */
  readonly more?: ReactNode;
}

/** A few vehicles under a heading, below a page about one; absent while they load, when there are none, and when loading fails. */
export function VehicleRow({ title, vehicles = [], more }: VehicleRowProps) {
  if (vehicles.length === 0) return null;
  return (
    <Root aria-labelledby="storefront-similar">
      <header>
        <h2 id="storefront-similar">{title}</h2>
        {more}
      </header>
      <VehicleShelf vehicles={vehicles.slice(0, shownVehicles)} />
    </Root>
  );
}
