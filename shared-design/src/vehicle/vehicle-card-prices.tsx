import { formatCurrency, formatPercent } from '@forecourt/shared-contracts/formats';
import { PriceTag } from '../data/price-tag.tsx';
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
      words: text('vehicle.incentives', { amount: formatCurrency(vehicle.incentivesCents) }),
      isSaving: true,
    };
  }
  if (vehicle.msrpCents === undefined) return null;
  return { words: text('vehicle.msrp', { amount: formatCurrency(vehicle.msrpCents) }), isSaving: false };
}

/** The payment as shown on a card: its amount, its kind, and its terms. */
interface ShownPayment {
  readonly amountCents: number;
  readonly words: string;
  readonly terms?: string;
}

function shownPayment(payment: CardPayment, text: DesignText): ShownPayment | null {
  switch (payment.kind) {
    case 'estimated':
    case 'personalized':
      return {
        amountCents: payment.monthlyPaymentCents,
        words: text(payment.kind === 'estimated' ? 'vehicle.estimatedPayment' : 'vehicle.perMonth'),
        terms: text('vehicle.terms', {
          down: formatCurrency(payment.downPaymentCents),
          term: payment.termMonths,
          apr: formatPercent(payment.aprPercent),
        }),
      };
    case 'cash':
      return { amountCents: payment.totalCents, words: text('vehicle.cashTotal') };
    case 'lease':
      return {
        amountCents: payment.monthlyPaymentCents,
        words: text('vehicle.leasePayment'),
        terms: text('vehicle.leaseTerms', {
          term: payment.termMonths,
          due: formatCurrency(payment.dueAtSigningCents),
        }),
      };
    case 'notQualified':
    case 'adjust':
    case 'personalize':
    case 'placeholder':
      return null;
  }
}

/** Price on one side, payment with its terms on the other. */
export function VehicleCardPrices(props: VehicleCardPricesProps) {
  const { vehicle, payment, priceDetails, dealerPhone } = props;
  const text = useDesignText();
  const note = priceNote(vehicle, text);
  const shown = shownPayment(payment, text);
  return (
    <>
      <div className="fc-prices">
        <div>
          {vehicle.priceCents !== undefined && <PriceTag amountCents={vehicle.priceCents} />}
          {note && (
            <span className="fc-price-note" data-saving={note.isSaving}>
              {note.words}
            </span>
          )}
          {priceDetails && (
            <span className="fc-price-note">
              {text('vehicle.price')}
              <span className="fc-above">
                <PriceTooltip details={priceDetails} />
              </span>
            </span>
          )}
        </div>
        {shown && (
          <div className="fc-payment">
            <PriceTag amountCents={shown.amountCents} />
            <span className="fc-price-note">
              {shown.words}
              <span className="fc-above">
                <PaymentTooltip payment={payment} dealerPhone={dealerPhone} />
              </span>
            </span>
          </div>
        )}
      </div>
      {shown?.terms && <p className="fc-terms">{shown.terms}</p>}
    </>
  );
}
