import { chakra } from '@chakra-ui/react';
import { formatCount } from '@forecourt/shared-contracts/formats';
import { AppLink } from '../action/app-link.tsx';
import { isExternalHref } from '../provider/link-target.ts';
import { useDesignText } from '../text/use-design-text.ts';
import { CardAvailability } from './card-availability.tsx';
import type { CardVehicle } from './card-vehicle.ts';
import { ValuationBadge } from './valuation-badge.tsx';
import { VehicleCardFooter } from './vehicle-card-footer.tsx';
import { VehicleCardMedia } from './vehicle-card-media.tsx';
import { VehicleCardNotice } from './vehicle-card-notice.tsx';
import type { VehicleCardProps } from './vehicle-card-props.ts';
import { VehicleCardPrices } from './vehicle-card-prices.tsx';
import { vehicleCardStyles, vehicleRowStyles } from './vehicle-card-styles.ts';

const Root = chakra('article', {
  base: vehicleCardStyles,
  variants: { layout: { column: {}, row: vehicleRowStyles } },
  defaultVariants: { layout: 'column' },
});

function factsOf(vehicle: CardVehicle, text: ReturnType<typeof useDesignText>): string[] {
  const miles = vehicle.mileage === undefined ? undefined : formatCount(vehicle.mileage);
  const { rangeMiles, chargeMinutes } = vehicle;
  return [
    rangeMiles === undefined ? '' : text('vehicle.range', { miles: rangeMiles }),
    chargeMinutes === undefined ? '' : text('vehicle.charge', { minutes: chargeMinutes }),
    vehicle.condition !== 'NEW' && miles !== undefined ? text('vehicle.miles', { miles }) : '',
    vehicle.stockLabel ? text('vehicle.stock', { label: vehicle.stockLabel }) : '',
  ].filter((fact) => fact !== '');
}

function CardName({ vehicle, headingLevel: Name = 'h3', onOpen }: VehicleCardProps) {
  const text = useDesignText();
  const { year, make, model, path } = vehicle;
  return (
    <Name className="fc-name">
      <AppLink
        href={path}
        target={isExternalHref(path) ? '_top' : undefined}
        aria-label={text('vehicle.link', { year, make, model })}
        onClick={onOpen}
      >
        {text('vehicle.name', { year, make, model })}
      </AppLink>
    </Name>
  );
}

interface CardMoneyProps extends VehicleCardProps {
  readonly isGone: boolean;
  /** The notice is on the picture. */
  readonly isNoticeAbove: boolean;
}

function CardMoney({ isGone, isNoticeAbove, ...props }: CardMoneyProps) {
  const { money, valuation } = props;
  if (money !== undefined && money !== null) return money;
  return (
    <>
      {!isGone && <VehicleCardPrices {...props} />}
      {!isGone && valuation && <ValuationBadge indicator={valuation} />}
      {!isNoticeAbove && <VehicleCardNotice {...props} />}
    </>
  );
}

/**
 * The vehicle card of search, favorites, compare, cart and checkout: one link per car, heart and compare as switches,
 * all states of the payment (PRICE-16) and of availability (SHOP-46, SHOP-47). A sold car has no heart and no compare (SHOP-48).
 */
export function VehicleCard(props: VehicleCardProps) {
  const { vehicle, label, compare, hasInlineCompare, layout, money, children } = props;
  const text = useDesignText();
  const { year, make, model, availability } = vehicle;
  const name = text('vehicle.name', { year, make, model });
  const isGone = availability === 'Sold' || availability === 'Deleted';
  // On the picture, it leaves the card as high as the others of a list.
  const isNoticeAbove = availability === 'PendingSale' && layout !== 'row' && !money;
  const facts = factsOf(vehicle, text);
  return (
    <Root layout={layout} aria-label={label} data-availability={availability} data-vin={vehicle.vin}>
      <VehicleCardMedia {...props} name={name} notice={isNoticeAbove && <CardAvailability {...props} />} />
      <div className="fc-body">
        <div className="fc-identity">
          <CardName {...props} />
          {vehicle.trim && <p className="fc-trim">{vehicle.trim}</p>}
          {facts.length > 0 && (
            <ul className="fc-facts">
              {facts.map((fact) => (
                <li key={fact}>{fact}</li>
              ))}
            </ul>
          )}
        </div>
        <div className="fc-money">
          <CardMoney {...props} isGone={isGone} isNoticeAbove={isNoticeAbove} />
        </div>
        {children && <div className="fc-above">{children}</div>}
      </div>
      {!isGone && (
        <VehicleCardFooter vehicle={vehicle} compare={hasInlineCompare ? undefined : compare} name={name} />
      )}
    </Root>
  );
}
