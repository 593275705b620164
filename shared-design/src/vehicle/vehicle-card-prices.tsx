import { formatCount, formatRoundedCurrency, formatPercent } from '@forecourt/shared-contracts/formats';
import { priceSaving, type PaymentMoney } from '../data/money-lines.ts';
import { Money } from '../data/money.tsx';
import { useDesignText, type DesignText } from '../text/use-design-text.ts';
import type { CardPayment } from './card-payment.ts';
import type { VehicleCardProps } from './vehicle-card-props.ts';
import { PaymentTooltip, PriceTooltip } from './vehicle-card-tooltips.tsx';

export type VehicleCardPricesProps = Pick<
  VehicleCardProps,
  'vehicle' | 'payment' | 'priceDetails' | 'dealerPhone'
>;

function shownPayment(payment: CardPayment, text: DesignText): PaymentMoney | undefined {
  switch (payment.kind) {
    case 'estimated':
    case 'personalized':
      return {
        amountCents: payment.monthlyPaymentCents,
        unit: text(payment.kind === 'estimated' ? 'vehicle.estimatedPayment' : 'vehicle.perMonth'),
        terms: text('vehicle.terms', {
          down: formatRoundedCurrency(payment.downPaymentCents),
          term: payment.termMonths,
          apr: formatPercent(payment.aprPercent),
        }),
      };
    case 'cash':
      return { amountCents: payment.totalCents, unit: text('vehicle.cashTotal') };
    case 'lease':
      return {
        amountCents: payment.monthlyPaymentCents,
        unit: text('vehicle.leasePayment'),
        terms: text('vehicle.leaseTerms', {
          term: payment.termMonths,
          due: formatRoundedCurrency(payment.dueAtSigningCents),
          miles: formatCount(payment.annualMiles),
        }),
      };
    case 'notQualified':
    case 'adjust':
    case 'personalize':
    case 'placeholder':
      return undefined;
  }
}

/** Payment, price and terms; the payment of a vehicle is read first, its price second. A new vehicle has its MSRP and what is saved. */
export function VehicleCardPrices(props: VehicleCardPricesProps) {
  const { vehicle, payment, priceDetails, dealerPhone } = props;
  const text = useDesignText();
  const { condition, priceCents, incentivesCents } = vehicle;
  const msrpCents = condition === 'NEW' ? vehicle.msrpCents : undefined;
  const price = priceCents === undefined ? undefined : { priceCents, incentivesCents, msrpCents };
  const saving = price && priceSaving(price);
  return (
    <div className="fc-prices">
      <Money
        payment={shownPayment(payment, text)}
        price={price && { ...price, unit: priceDetails && !saving ? text('vehicle.price') : undefined }}
        paymentAside={
          <span className="fc-above">
            <PaymentTooltip payment={payment} dealerPhone={dealerPhone} />
          </span>
        }
        priceAside={
          <>
            {saving && (
              <span className="fc-price-note">
                {text(`vehicle.${saving.name}`, { amount: formatRoundedCurrency(saving.amountCents) })}
              </span>
            )}
            {priceDetails && (
              <span className="fc-above">
                <PriceTooltip details={priceDetails} />
              </span>
            )}
          </>
        }
      />
    </div>
  );
}
