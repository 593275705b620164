import { orderCardVehicle, VehicleCard } from '@forecourt/shared-design';
import { usePlatform } from '@forecourt/shared-contracts/react';
import { orderCardPayment, orderPriceDetails } from '../../domain/order-card.ts';
import { useOrder } from '../order/index.ts';

/** The vehicle card of search with the order's own price and payment, each with its tooltip (TRACK-102). */
export function OrderVehicleCard() {
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
      headingLevel="h2"
      eager
    />
  );
}
