import { similarVehiclesPath } from '@forecourt/shared-contracts/inventory';
import type { ReactNode } from 'react';
import { chakra, VehicleCard } from '@forecourt/shared-design';
import { orderCardVehicle } from '@forecourt/shared-design/forms';
import type { Cart } from '@forecourt/shared-contracts/commerce';
import { dealerPhone, vehicleName } from '@forecourt/shared-contracts/formats';
import { incentiveSavingsCents, priceSummary, wholeDollarSummary } from '@forecourt/shared-contracts/pricing';
import { usePlatform, useTranslation } from '@forecourt/shared-contracts/react';
import { cartCardPayment } from '../domain/cart-card.ts';
import { removeTradeInPath } from '../../../domain/purchase-paths.ts';
import { RemoveVehicle } from './remove-vehicle.tsx';

const Root = chakra('section', {
  base: {
    display: 'grid',
    gap: '5',
    // The column is narrow: the whole image must fit.
    '& article': { gridTemplateColumns: { sm: 'minmax(0, 42%) minmax(0, 1fr)' } },
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
    '& .fc-mine > div': { marginInlineEnd: '-3.5' },
    '& .fc-choices': {
      display: 'grid',
      gap: '5',
      padding: { base: '5', md: '6' },
      background: 'surfaceRaised',
      border: '1px solid',
      borderColor: 'line',
      borderRadius: 'card',
      boxShadow: 'raised',
    },
  },
});

interface CartVehicleProps {
  readonly cart: Cart;
  readonly onRemoved: () => void;
  /** Applies the down payment that the card suggests. */
  readonly onDownPayment?: (downPaymentCents: number) => void;
  /** The choices for it; nothing for a vehicle that cannot be bought. */
  readonly children?: ReactNode;
}

/** The vehicle of the cart on the search card, with the price after incentives (SHOP-34) and a remove button. */
export function CartVehicle({ cart, onRemoved, onDownPayment, children }: CartVehicleProps) {
  const { t } = useTranslation('creditApp');
  const { siteOrigin, navigation, tenant } = usePlatform();
  const { contact } = tenant;
  const { vehicle, price, isAvailable } = cart;
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
        imageFit="contain"
        eager
        payment={cartCardPayment(cart)}
        priceDetails={wholeDollarSummary(priceSummary(price))}
        similarHref={similarVehiclesPath(vehicle)}
        onAdjustDownPayment={onDownPayment}
        onRemoveTrade={() => navigation.push(removeTradeInPath)}
        dealerPhone={dealerPhone(contact)}
      >
        <div className="fc-mine">
          {t('vehicle.vin', { vin: vehicle.vin })}
          <div>
            <RemoveVehicle name={vehicleName(vehicle)} onRemoved={onRemoved} />
          </div>
        </div>
      </VehicleCard>
      {children && <div className="fc-choices">{children}</div>}
    </Root>
  );
}
