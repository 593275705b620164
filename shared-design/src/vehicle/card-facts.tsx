import { formatCount } from '@forecourt/shared-contracts/formats';
import { useDesignText } from '../text/use-design-text.ts';
import type { CardVehicle } from './card-vehicle.ts';

/**
 * Two lines below the name of a card: the trim, and mileage and stock number (SHOP-19, SHOP-33). An electric vehicle has its range and charge
 * time beside the trim, so that the lines of all cards of a list mean the same.
 */
export function CardFacts({ vehicle }: { readonly vehicle: CardVehicle }) {
  const text = useDesignText();
  const { trim, condition, mileage, stockLabel, rangeMiles, chargeMinutes } = vehicle;
  const electric = [
    rangeMiles !== undefined && text('vehicle.range', { miles: rangeMiles }),
    chargeMinutes !== undefined && text('vehicle.charge', { minutes: chargeMinutes }),
  ];
  const usual = [
    condition !== 'NEW' && mileage !== undefined && text('vehicle.miles', { miles: formatCount(mileage) }),
    stockLabel && text('vehicle.stock', { label: stockLabel }),
  ];
  return (
    <>
      {electric.some(Boolean) ? (
        <Line name="fc-facts fc-trim" facts={[trim, ...electric]} />
      ) : (
        trim && <p className="fc-trim">{trim}</p>
      )}
      <Line name="fc-facts" facts={usual} />
    </>
  );
}

interface LineProps {
  readonly name: string;
  /** False and undefined for what is not known of the vehicle. */
  readonly facts: readonly (string | false | undefined)[];
}

function Line({ name, facts }: LineProps) {
  const shown = facts.flatMap((fact) => (fact ? [fact] : []));
  if (shown.length === 0) return null;
  return (
    <ul className={name}>
      {shown.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );
}
