import { formatCurrency } from '@forecourt/shared-contracts/formats';
import { AppLink } from '../action/app-link.tsx';
import { Button } from '../action/button.tsx';
import { useDesignText } from '../text/use-design-text.ts';
import type { VehicleCardProps } from './vehicle-card-props.ts';
import { PaymentTooltip } from './vehicle-card-tooltips.tsx';

export type VehicleCardNoticeProps = Pick<
  VehicleCardProps,
  | 'vehicle'
  | 'payment'
  | 'dealerPhone'
  | 'similarHref'
  | 'onPersonalize'
  | 'onAdjustDownPayment'
  | 'onRemoveTrade'
>;

function AvailabilityNotice({ vehicle, similarHref }: VehicleCardNoticeProps) {
  const text = useDesignText();
  const isPending = vehicle.availability === 'PendingSale';
  return (
    <div className="fc-message fc-above">
      {text(isPending ? 'vehicle.salePendingText' : 'vehicle.soldText')}{' '}
      {similarHref && (
        <AppLink href={similarHref} variant="strong">
          {text(isPending ? 'vehicle.viewSimilar' : 'vehicle.seeSimilar')}
        </AppLink>
      )}
    </div>
  );
}

function AdjustNotice({ payment, onAdjustDownPayment, onRemoveTrade }: VehicleCardNoticeProps) {
  const text = useDesignText();
  if (payment.kind !== 'adjust') return null;
  const { downPayment, removeTrade } = payment;
  return (
    <div className="fc-message fc-above">
      {text('vehicle.adjustHint')}
      <ul>
        {downPayment && (
          <li>
            <button type="button" onClick={() => onAdjustDownPayment?.(downPayment.amountCents)}>
              {text(
                downPayment.change === 'raise' ? 'vehicle.raiseDownPayment' : 'vehicle.lowerDownPayment',
                {
                  amount: formatCurrency(downPayment.amountCents),
                },
              )}
            </button>
          </li>
        )}
        {removeTrade && (
          <li>
            <button type="button" onClick={onRemoveTrade}>
              {text('vehicle.removeTrade')}
            </button>
          </li>
        )}
      </ul>
    </div>
  );
}

function NoPayment({ payment, dealerPhone }: VehicleCardNoticeProps) {
  const text = useDesignText();
  if (payment.kind === 'placeholder') {
    return (
      <p className="fc-message fc-above">
        {text('vehicle.noPayment')}
        {dealerPhone && <PaymentTooltip payment={payment} dealerPhone={dealerPhone} />}
      </p>
    );
  }
  return (
    <div className="fc-message fc-above">
      {text('vehicle.notQualified')}{' '}
      {dealerPhone && (
        <AppLink href={`tel:${dealerPhone.number}`} variant="strong">
          {dealerPhone.label}
        </AppLink>
      )}
    </div>
  );
}

function Personalize({ onPersonalize }: VehicleCardNoticeProps) {
  const text = useDesignText();
  if (!onPersonalize) return null;
  return (
    <div className="fc-message fc-above">
      <Button variant="secondary" size="sm" fullWidth onClick={onPersonalize}>
        {text('vehicle.personalize')}
      </Button>
    </div>
  );
}

/** What a card says instead of a payment: sold or pending, not qualified, what to adjust, or a way to personalise. */
export function VehicleCardNotice(props: VehicleCardNoticeProps) {
  const { vehicle, payment } = props;
  if (vehicle.availability !== 'Available') return <AvailabilityNotice {...props} />;
  switch (payment.kind) {
    case 'notQualified':
    case 'placeholder':
      return <NoPayment {...props} />;
    case 'adjust':
      return <AdjustNotice {...props} />;
    case 'personalize':
      return <Personalize {...props} />;
    case 'estimated':
    case 'personalized':
    case 'cash':
    case 'lease':
      return null;
  }
}
