import { orderCardVehicle, VehicleCard } from '@forecourt/shared-design';
import { phoneHref } from '@forecourt/shared-contracts/formats';
import { usePlatform } from '@forecourt/shared-contracts/react';
import { orderCardPayment, orderPriceDetails } from '../../domain/order-card.ts';
import { useTracker } from '../tracker/index.ts';

/** The vehicle card of search with the order's own price and payment, each with its tooltip (TRACK-102). */
export function OrderVehicle() {
  const { siteOrigin, tenant } = usePlatform();
  const { contact } = tenant;
  const { order } = useTracker().data;
  return (
    <VehicleCard
      vehicle={orderCardVehicle(order.vehicle, { siteOrigin, tenant })}
      payment={orderCardPayment(order)}
      priceDetails={orderPriceDetails(order)}
      dealerPhone={{
        number: phoneHref(contact.phone).slice('tel:'.length),
        label: contact.phoneAbbreviation,
      }}
      headingLevel="h2"
      eager
    />
  );
}
