import { chakra } from '@chakra-ui/react';
import { modelName, vehicleName } from '@forecourt/shared-contracts/formats';
import { AppLink } from '../action/app-link.tsx';
import { isExternalHref } from '../provider/link-target.ts';
import { useDesignText } from '../text/use-design-text.ts';
import { WholeWords } from '../text/whole.tsx';
import { CardAvailability } from './card-availability.tsx';
import { CardFacts } from './card-facts.tsx';
import { keepCard } from './keep-card.ts';
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

function CardName({ vehicle, headingLevel: Name = 'h3' }: VehicleCardProps) {
  const text = useDesignText();
  const { year, make, path } = vehicle;
  const name = vehicleName(vehicle);
  const model = modelName(vehicle);
  return (
    <Name className="fc-name">
      <AppLink
        href={path}
        target={isExternalHref(path) ? '_top' : undefined}
        aria-label={text('vehicle.link', { name, year, make, model })}
        onClick={({ currentTarget }) => keepCard(currentTarget.closest('article'))}
      >
        <WholeWords>{name.slice(0, -model.length)}</WholeWords>
        <span className="fc-model">
          <WholeWords>{model}</WholeWords>
        </span>
      </AppLink>
    </Name>
  );
}

interface CardMoneyProps extends VehicleCardProps {
  readonly isGone: boolean;
  /** The notice is below the picture. */
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
  const { availability } = vehicle;
  const name = vehicleName(vehicle);
  const isGone = availability === 'Sold' || availability === 'Deleted';
  // Below the picture, within its ratio, it leaves the card as high as the others of a list.
  const isNoticeAbove = availability === 'PendingSale' && layout !== 'row' && !money;
  return (
    <Root layout={layout} aria-label={label} data-availability={availability} data-vin={vehicle.vin}>
      <VehicleCardMedia {...props} name={name} notice={isNoticeAbove && <CardAvailability {...props} />} />
      <div className="fc-body">
        <div className="fc-identity">
          <CardName {...props} />
          <CardFacts vehicle={vehicle} />
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
