import type { ReactNode } from 'react';
import { formatRoundedCurrency, formatPercent } from '@forecourt/shared-contracts/formats';
import type { PaymentMoney } from '../data/money-lines.ts';
import { Money } from '../data/money.tsx';
import { useDesignText, type DesignText } from '../text/use-design-text.ts';
import type { CardPayment } from './card-payment.ts';
import type { CardVehicle } from './card-vehicle.ts';
import type { VehicleCardProps } from './vehicle-card-props.ts';
import { PaymentTooltip, PriceTooltip } from './vehicle-card-tooltips.tsx';

export type VehicleCardPricesProps = Pick<
  VehicleCardProps,
  'vehicle' | 'payment' | 'priceDetails' | 'dealerPhone'
>;

/** Line under the price: incentives of a new vehicle, otherwise its MSRP; nothing for a used one. */
function priceNote(vehicle: CardVehicle, text: DesignText): { words: string; isSaving: boolean } | null {
  if (vehicle.condition !== 'NEW') return null;
  if (vehicle.incentivesCents) {
    return {
      words: text('vehicle.incentives', { amount: formatRoundedCurrency(vehicle.incentivesCents) }),
      isSaving: true,
    };
  }
  if (vehicle.msrpCents === undefined) return null;
  return {
    words: text('vehicle.msrp', { amount: formatRoundedCurrency(vehicle.msrpCents) }),
    isSaving: false,
  };
}

/** The terms and the dots between them, each in an element of its own, so that a narrow column can list them without dots. */
function termParts(terms: string): ReactNode {
  return terms.split(/(· )/).map((part, place) => <span key={place}>{part}</span>);
}

function shownPayment(payment: CardPayment, text: DesignText): PaymentMoney | undefined {
  switch (payment.kind) {
    case 'estimated':
    case 'personalized':
      return {
        amountCents: payment.monthlyPaymentCents,
        unit: text(payment.kind === 'estimated' ? 'vehicle.estimatedPayment' : 'vehicle.perMonth'),
        terms: termParts(
          text('vehicle.terms', {
            down: formatRoundedCurrency(payment.downPaymentCents),
            term: payment.termMonths,
            apr: formatPercent(payment.aprPercent),
          }),
        ),
      };
    case 'cash':
      return { amountCents: payment.totalCents, unit: text('vehicle.cashTotal') };
    case 'lease':
      return {
        amountCents: payment.monthlyPaymentCents,
        unit: text('vehicle.leasePayment'),
        terms: termParts(
          text('vehicle.leaseTerms', {
            term: payment.termMonths,
            due: formatRoundedCurrency(payment.dueAtSigningCents),
          }),
        ),
      };
    case 'notQualified':
    case 'adjust':
    case 'personalize':
    case 'placeholder':
      return undefined;
  }
}

/** Payment, price and terms; the payment of a vehicle is read first, its price second. */
export function VehicleCardPrices(props: VehicleCardPricesProps) {
  const { vehicle, payment, priceDetails, dealerPhone } = props;
  const text = useDesignText();
  const note = priceNote(vehicle, text);
  const { priceCents, incentivesCents } = vehicle;
  return (
    <div className="fc-prices">
      <Money
        payment={shownPayment(payment, text)}
        price={
          priceCents === undefined
            ? undefined
            : { priceCents, incentivesCents, unit: priceDetails && text('vehicle.price') }
        }
        paymentAside={
          <span className="fc-above">
            <PaymentTooltip payment={payment} dealerPhone={dealerPhone} />
          </span>
        }
        priceAside={
          <>
            {note && (
              <span className="fc-price-note" data-saving={note.isSaving}>
                {note.words}
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
