import { dateOnIn } from '@forecourt/shared-contracts/fulfillment';
import { saleBreakdown, stateFees, type PriceLine } from '@forecourt/shared-contracts/pricing';
import type { Tenant } from '@forecourt/shared-contracts/tenant';
import type { OrderRow } from '../orders/index.ts';

/** The figures that a credit's sales tax depends on. */
export interface TaxedOrder {
  readonly order: Pick<OrderRow, 'price' | 'createdAt'>;
  readonly tenant: Pick<Tenant, 'payment' | 'contact'>;
}

/**
 * Returns the sales tax in a signed price, in cents, on the part of its delivery fee that is given back: the engine's tax with the whole fee
 * less its tax without that part, so that it is rounded as the price was. The rate is the price's own, the rules those of its state on the
 * day of the order. 0 where delivery is not taxed, and for a lease, whose fee is due at signing without tax.
 */
export function deliveryTaxCents({ order, tenant }: TaxedOrder, creditedFeeCents: number): number {
  const { price, createdAt } = order;
  if (price.lease) return 0;
  const amountOf = (wanted: PriceLine['code']) =>
    price.lines.reduce((sum, { code, amountCents }) => (code === wanted ? sum + amountCents : sum), 0);
  const rules = stateFees(tenant.payment, price.state, dateOnIn(createdAt, tenant.contact.timeZone));
  const settings = {
    ...tenant.payment,
    documentFeeCents: amountOf('document-fee'),
    states: [
      {
        ...rules,
        salesTaxPercent: price.salesTaxPercent,
        titleRegistrationCents: amountOf('title-registration'),
      },
    ],
  };
  const taxWith = (deliveryFeeCents: number) => {
    const { lines } = saleBreakdown({
      purchaseType: 'Cash',
      condition: 'Used',
      state: rules.state,
      settings,
      priceCents: amountOf('vehicle-price'),
      incentivesCents: -amountOf('incentives'),
      deliveryFeeCents,
      tradeIn: price.tradeIn,
      protection: [{ code: 'all', priceCents: amountOf('protection') }],
    });
    return lines.find(({ code }) => code === 'sales-tax')?.amountCents ?? 0;
  };
  const feeCents = amountOf('delivery-fee');
  return taxWith(feeCents) - taxWith(Math.max(0, feeCents - creditedFeeCents));
}
