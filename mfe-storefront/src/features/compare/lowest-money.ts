import { isGone, offeredPriceCents, type Vehicle } from '@forecourt/shared-contracts/inventory';
import type { PersonalPayments } from '../personal-payments/index.ts';
import { lowestVins } from './comparison-facts.ts';

/** What of a card is compared, in the order of the marks below it. */
export const moneyNames = ['payment', 'price'] as const;

/** VINs of the vehicles with the lowest amount of each; empty if all are the same or only one is known. */
export type LowestMoney = Readonly<Record<(typeof moneyNames)[number], readonly string[]>>;

/** Whole dollars, as cards show them: of two amounts that read the same, none is lower. */
const shownDollars = (amountCents: number | undefined) =>
  amountCents === undefined ? undefined : Math.round(amountCents / 100);

/**
 * Returns the vehicles with the lowest monthly payment of a loan and with the lowest price, as their cards show them. A lease is not compared
 * with a loan, and a vehicle that is sold has neither.
 */
export function lowestMoney(
  vehicles: readonly Vehicle[],
  personal: PersonalPayments | undefined,
): LowestMoney {
  const offered = vehicles.filter(({ availability }) => !isGone(availability));
  return {
    payment: lowestVins(offered, (vehicle) => {
      if (!personal) return shownDollars(vehicle.estimatedPayment?.monthlyPaymentCents);
      const payment = personal.cardPaymentOf(vehicle);
      return 'aprPercent' in payment ? shownDollars(payment.monthlyPaymentCents) : undefined;
    }),
    price: lowestVins(offered, (vehicle) => shownDollars(offeredPriceCents(vehicle))),
  };
}
