import { orderStage, type Order } from '@forecourt/shared-contracts/commerce';
import { addDays, localTimeMs } from '@forecourt/shared-contracts/formats';
import { firstPaymentOn, type ContractTerms } from '@forecourt/shared-contracts/signing';
import { trustPoints, type PublicTenant, type TrustPoint } from '@forecourt/shared-contracts/tenant';

type Warranty = Extract<TrustPoint, { id: `${string}-warranty` }>;

/** What the owner of a delivered vehicle can count on or has to expect; texts are the view's. */
export type OwnerPoint =
  /** The last calendar day of the money-back guarantee, in the dealer's time zone. */
  { readonly id: 'returns'; readonly untilOn: string; readonly miles: number } | Warranty | FirstPayment;

interface FirstPayment {
  readonly id: 'first-payment';
  readonly amountCents: number;
  /** The day on which it is due; undefined if unknown. */
  readonly dueOn: string | undefined;
  /** Whether that day is only derived from that of the signature: the contract's own may differ. */
  readonly isAbout: boolean;
}

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
  /** The terms of its contract; undefined if unknown. */
  readonly terms: Pick<ContractTerms, 'contractOn' | 'finance'> | undefined;
}

/** The day of the first payment as the contract prints it (PRICE-28), else counted from the signature; undefined if neither is known. */
function dueDay({ price, signedAt, terms }: OwnedOrder, timeZone: string): string | undefined {
  if (terms?.finance) return firstPaymentOn(terms.contractOn, terms.finance.firstPaymentDays);
  return signedAt && firstPaymentOn(dayIn(Date.parse(signedAt), timeZone), price.finance?.firstPaymentDays);
}

/** The first payment of a loan, until the day on which it is due. */
function paymentPoint(order: OwnedOrder, timeZone: string, nowMs: number): OwnerPoint[] {
  const { finance } = order.price;
  if (!finance) return [];
  const dueOn = dueDay(order, timeZone);
  if (dueOn && dayIn(nowMs, timeZone) > dueOn) return [];
  const isAbout = !order.terms?.finance;
  return [{ id: 'first-payment', amountCents: finance.monthlyPaymentCents, dueOn, isAbout }];
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
