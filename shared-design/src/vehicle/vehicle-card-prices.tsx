import { formatCurrency } from '@forecourt/shared-contracts/formats';
import { PriceTag } from '../data/price-tag.tsx';
import { Tooltip } from '../overlay/tooltip.tsx';
import { useDesignText, type DesignText } from '../text/use-design-text.ts';
import type { CardPayment, PaymentTerms } from './card-payment.ts';
import type { CardVehicle } from './card-vehicle.ts';

export interface VehicleCardPricesProps {
  vehicle: CardVehicle;
  payment: CardPayment;
}

/** Line under the price: incentives of a new vehicle, else its MSRP; nothing for a used one. */
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

function termValues(terms: PaymentTerms) {
  return {
    down: formatCurrency(terms.downPaymentCents),
    term: terms.termMonths,
    apr: terms.aprPercent.toFixed(2),
  };
}

/** Price on one side, monthly payment on the other, and the terms that the payment rests on. */
export function VehicleCardPrices({ vehicle, payment }: VehicleCardPricesProps) {
  const text = useDesignText();
  const note = priceNote(vehicle, text);
  const terms = payment.kind === 'estimated' || payment.kind === 'personalized' ? payment : null;
  const isEstimate = payment.kind === 'estimated';
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
        </div>
        {terms && (
          <div className="fc-payment">
            <PriceTag amountCents={terms.monthlyPaymentCents} />
            <span className="fc-price-note">
              {text(isEstimate ? 'vehicle.estimatedPayment' : 'vehicle.perMonth')}
              <span className="fc-above">
                <Tooltip label={text('vehicle.termsTitle')}>
                  {text(
                    isEstimate ? 'vehicle.estimatedTooltip' : 'vehicle.qualifiedTooltip',
                    termValues(terms),
                  )}
                </Tooltip>
              </span>
            </span>
          </div>
        )}
      </div>
      {terms && <p className="fc-terms">{text('vehicle.terms', termValues(terms))}</p>}
    </>
  );
}
