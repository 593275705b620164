import { orderStage, type Order } from '@forecourt/shared-contracts/commerce';
import { addDays, localTimeMs } from '@forecourt/shared-contracts/formats';
import { firstPaymentOn } from '@forecourt/shared-contracts/signing';
import { trustPoints, type PublicTenant, type TrustPoint } from '@forecourt/shared-contracts/tenant';

type Warranty = Extract<TrustPoint, { id: `${string}-warranty` }>;

/** What the owner of a delivered vehicle can count on or has to expect; texts are the view's. */
export type OwnerPoint =
  /** The last calendar day of the money-back guarantee, in the dealer's time zone. */
  | { readonly id: 'returns'; readonly untilOn: string; readonly miles: number }
  | Warranty
  /** `aboutOn` is the day on which it is due, derived from that of the signature: the contract's own may differ; undefined if unknown. */
  | { readonly id: 'first-payment'; readonly amountCents: number; readonly aboutOn: string | undefined };

/** Whether the vehicle of an order has been handed over. */
export function isDelivered({ orderStatus }: Pick<Order, 'orderStatus'>): boolean {
  return orderStage(orderStatus) === 'delivered';
}

const dayIn = (at: number, timeZone: string) =>
  new Date(localTimeMs(at, timeZone)).toISOString().slice(0, 10);

function returnPoint(order: OwnedOrder, { promises, contact }: Dealer, nowMs: number): OwnerPoint[] {
  const at = order.delivery?.appointmentTime;
  if (!promises.moneyBack || !at || order.orderStatus === 'DELIVERED_NO_RETURN') return [];
  const { days, miles } = promises.moneyBack;
  const untilOn = addDays(dayIn(Date.parse(at), contact.timeZone), days);
  return dayIn(nowMs, contact.timeZone) > untilOn ? [] : [{ id: 'returns', untilOn, miles }];
}

type Dealer = Pick<PublicTenant, 'promises' | 'deliveryDays' | 'inventory' | 'contact'>;
interface OwnedOrder extends Pick<Order, 'orderStatus' | 'delivery' | 'vehicle' | 'price'> {
  /** When the contract was signed, an instant; undefined if unknown. */
  readonly signedAt: string | undefined;
}

/** The first payment of a loan, until the day on which it is due. */
function paymentPoint({ price, signedAt }: OwnedOrder, timeZone: string, nowMs: number): OwnerPoint[] {
  if (!price.finance) return [];
  const { monthlyPaymentCents: amountCents, firstPaymentDays } = price.finance;
  const id = 'first-payment';
  if (!signedAt) return [{ id, amountCents, aboutOn: undefined }];
  const signedOn = dayIn(Date.parse(signedAt), timeZone);
  const aboutOn = firstPaymentOn(signedOn, firstPaymentDays);
  return dayIn(nowMs, timeZone) > aboutOn ? [] : [{ id, amountCents, aboutOn }];
}

const isWarranty = (point: TrustPoint): point is Warranty => point.id.endsWith('-warranty');

/**
 * What comes next after the vehicle was handed over, in the order of display: how long it can be brought back, if it still can at `nowMs`
 * (SHOP-82), its warranty, and the first payment of a loan.
 */
export function ownerPoints(order: OwnedOrder, dealer: Dealer, nowMs: number): readonly OwnerPoint[] {
  return [
    ...returnPoint(order, dealer, nowMs),
    ...trustPoints(dealer, order.vehicle.condition).filter(isWarranty),
    ...paymentPoint(order, dealer.contact.timeZone, nowMs),
  ];
}
