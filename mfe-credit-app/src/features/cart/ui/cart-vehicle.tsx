import { similarVehiclesPath } from '@forecourt/shared-contracts/inventory';
import type { ReactNode } from 'react';
import { Card, chakra, VehicleCard } from '@forecourt/shared-design';
import { orderCardVehicle } from '@forecourt/shared-design/forms';
import type { Cart } from '@forecourt/shared-contracts/commerce';
import { dealerPhone } from '@forecourt/shared-contracts/formats';
import { incentiveSavingsCents, priceSummary, wholeDollarSummary } from '@forecourt/shared-contracts/pricing';
import { usePlatform, useTranslation } from '@forecourt/shared-contracts/react';
import type { CartNews } from '../model/cart-news.ts';
import { cartCardPayment } from '../domain/cart-card.ts';
import { RemoveVehicle } from './remove-vehicle.tsx';

const Root = chakra('section', {
  base: {
    display: 'grid',
    gap: '5',
    '& article': {
      // As in the cards below it.
      '--fc-card-padding': '1.25rem',
      // As high as the text beside it; in a narrow column the whole image must fit.
      gridTemplateColumns: { sm: 'minmax(0, 50%) minmax(0, 1fr)', md: 'minmax(0, 42%) minmax(0, 1fr)' },
      // No other card has to be as high: no room is kept, and the saving goes below the price where both do not fit.
      '& :is(.fc-body, .fc-identity)': { minHeight: '0' },
      '& .fc-prices [data-line=price]': { flexWrap: 'wrap' },
      // The vehicle's name is on a phone's first screen, above the bar with the next step, in every brand.
      '--fc-card-money-order': '0',
      '--fc-card-dot': 'inline',
      '--fc-card-money-grow': '1',
      '& .fc-media > [data-fit]': { maxHeight: { base: '200px', sm: 'none' } },
      '& .fc-media img': { objectPosition: '50% 60%' },
    },
    '& .fc-mine': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      marginTop: '3',
      paddingTop: '2',
      borderTop: '1px solid',
      borderColor: 'line',
      textStyle: 'small',
      color: 'inkMuted',
    },
    '& .fc-mine > div': { marginInline: '-3.5' },
  },
});

interface CartVehicleProps {
  readonly cart: Cart;
  readonly onNews: (news: CartNews) => void;
  /** The choices for it; nothing for a vehicle that cannot be bought. */
  readonly children?: ReactNode;
}

/** The vehicle of the cart on the search card, with the price after incentives (SHOP-34) and a remove button. */
export function CartVehicle({ cart, onNews, children }: CartVehicleProps) {
  const { t } = useTranslation('creditApp');
  const { siteOrigin, tenant } = usePlatform();
  const { contact } = tenant;
  const { vehicle, price, isAvailable } = cart;
  const payment = cartCardPayment(cart);
  const card = {
    ...orderCardVehicle(vehicle, { siteOrigin, tenant }),
    incentivesCents: incentiveSavingsCents(price),
  };
  return (
    <Root aria-label={t('vehicle.label')}>
      <VehicleCard
        vehicle={isAvailable ? card : { ...card, availability: 'Sold' }}
        layout="row"
        headingLevel="h2"
        eager
        payment={payment}
        priceDetails={wholeDollarSummary(priceSummary(price))}
        similarHref={similarVehiclesPath(vehicle)}
        dealerPhone={payment.kind === 'placeholder' ? undefined : dealerPhone(contact)}
      >
        <div className="fc-mine">
          {t('vehicle.vin', { vin: vehicle.vin })}
          <div>
            <RemoveVehicle cart={cart} onNews={onNews} />
          </div>
        </div>
      </VehicleCard>
      {children && (
        <Card display="grid" gap="5">
          {children}
        </Card>
      )}
    </Root>
  );
}
