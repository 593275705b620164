import { useTenant } from '@forecourt/shared-contracts/react';
import { AvailabilityFilter } from './availability-filter.tsx';
import { ColorFilter } from './color-filter.tsx';
import { FacetFilter } from './facet-filter.tsx';
import type { FilterProps } from './filter-props.ts';
import { MakeFilter } from './make-filter.tsx';
import { PlaceFilter } from './place-filter.tsx';
import { RangeFilter } from './range-filter.tsx';

/**
 * All filters of the search, what most shoppers begin with first, for the column of wide screens and the drawer of small ones. Of
 * electric vehicles alone that is also the range and the charge time, and never the fuel.
 */
export function FilterPanel(props: FilterProps) {
  const { isElectric } = useTenant().inventory;
  const power = (
    <>
      <RangeFilter {...props} name="rangeMiles" isOpen={isElectric} />
      <RangeFilter {...props} name="chargeMinutes" isOpen={isElectric} />
    </>
  );
  return (
    <>
      <RangeFilter {...props} name="payment" isOpen />
      {isElectric && power}
      <RangeFilter {...props} name="price" isOpen />
      <FacetFilter {...props} name="condition" isOpen />
      <PlaceFilter {...props} />
      <MakeFilter {...props} />
      <FacetFilter {...props} name="bodyStyle" isOpen />
      <RangeFilter {...props} name="year" />
      <RangeFilter {...props} name="mileage" />
      <ColorFilter {...props} />
      <FacetFilter {...props} name="interiorColor" />
      {isElectric || (
        <>
          <FacetFilter {...props} name="fuelType" />
          {power}
        </>
      )}
      <FacetFilter {...props} name="drivetrain" />
      <FacetFilter {...props} name="feature" />
      <AvailabilityFilter {...props} />
    </>
  );
}
