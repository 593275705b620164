import type { ReactNode } from 'react';
import { VehicleCard } from '@forecourt/shared-design';
import { orderCardVehicle } from '@forecourt/shared-design/forms';
import type { Order } from '@forecourt/shared-contracts/commerce';
import { usePlatform } from '@forecourt/shared-contracts/react';
import { orderCardPayment, orderPriceDetails } from '../../domain/order-card.ts';
import { OrderMoney, useOrder } from '../order/index.ts';

/**
 * The vehicle card of search with the order's own price and payment, each with its tooltip (TRACK-102). Next to a lender's terms the amounts
 * have cents, as the terms do (SITE-78); next to a counteroffer, and of a vehicle that has been handed over, there is no money.
 */
export function OrderVehicleCard({ money }: { readonly money: 'rounded' | 'exact' | 'none' }) {
  const { siteOrigin, tenant } = usePlatform();
  const { contact } = tenant;
  const { order } = useOrder().data;
  return (
    <VehicleCard
      vehicle={orderCardVehicle(order.vehicle, { siteOrigin, tenant })}
      payment={orderCardPayment(order)}
      priceDetails={orderPriceDetails(order)}
      dealerPhone={{
        number: `+1${contact.phone}`,
        label: contact.phoneAbbreviation,
      }}
      money={moneyBlock(money, order)}
      headingLevel="h2"
      eager
    />
  );
}

/** The card's block of money; undefined for the one of search. */
function moneyBlock(money: 'rounded' | 'exact' | 'none', order: Order): ReactNode {
  switch (money) {
    case 'rounded':
      return undefined;
    case 'exact':
      return (
        <div className="fc-prices">
          <OrderMoney order={order} isExact price={{ priceCents: order.vehicle.priceCents }} />
        </div>
      );
    case 'none':
      return false;
  }
}
