import type { ReactNode } from 'react';
import { useDesignText, VehicleCard } from '@forecourt/shared-design';
import { orderCardVehicle } from '@forecourt/shared-design/forms';
import { usePlatform } from '@forecourt/shared-contracts/react';
import { orderCardPayment, orderPriceDetails } from '../../domain/order-card.ts';
import { orderVehiclePrice } from '../../domain/order-vehicle-price.ts';
import { OrderMoney, useOrder } from '../order/index.ts';

/**
 * The vehicle card of search with the order's own price and payment, each with its tooltip (TRACK-102). Once they are agreed the
 * amounts have cents (SITE-78); next to a lender's terms, and of a vehicle that has been handed over, there is no money.
 */
export function OrderVehicleCard({ money }: { readonly money: 'rounded' | 'exact' | 'none' }) {
  const { siteOrigin, tenant } = usePlatform();
  const { contact } = tenant;
  const { order } = useOrder().data;
  return (
    <VehicleCard
      vehicle={{ ...orderCardVehicle(order.vehicle, { siteOrigin, tenant }), ...orderVehiclePrice(order) }}
      payment={orderCardPayment(order)}
      priceDetails={orderPriceDetails(order)}
      dealerPhone={{
        number: `+1${contact.phone}`,
        label: contact.phoneAbbreviation,
      }}
      money={moneyBlock(money)}
      headingLevel="h2"
      eager
    />
  );
}

/** The card's block of money; undefined for the one of search. */
function moneyBlock(money: 'rounded' | 'exact' | 'none'): ReactNode {
  switch (money) {
    case 'rounded':
      return undefined;
    case 'exact':
      return <ExactMoney />;
    case 'none':
      return false;
  }
}

/** The payment and the price after incentives, both with cents. */
function ExactMoney() {
  const text = useDesignText();
  const { order } = useOrder().data;
  return (
    <div className="fc-prices">
      <OrderMoney
        order={order}
        isExact
        price={{ ...orderVehiclePrice(order), unit: text('vehicle.price') }}
      />
    </div>
  );
}
