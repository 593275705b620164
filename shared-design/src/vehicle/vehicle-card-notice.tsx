import { formatCurrency } from '@forecourt/shared-contracts/formats';
import { AppLink } from '../action/app-link.tsx';
import { LinkButton } from '../action/link-button.tsx';
import { useDesignText } from '../text/use-design-text.ts';
import { CardAvailability } from './card-availability.tsx';
import type { VehicleCardProps } from './vehicle-card-props.ts';
import { PaymentTooltip } from './vehicle-card-tooltips.tsx';

export type VehicleCardNoticeProps = Pick<
  VehicleCardProps,
  | 'vehicle'
  | 'payment'
  | 'dealerPhone'
  | 'similarHref'
  | 'personalizeHref'
  | 'onAdjustDownPayment'
  | 'onRemoveTrade'
>;

function AdjustNotice({ payment, dealerPhone, onAdjustDownPayment, onRemoveTrade }: VehicleCardNoticeProps) {
  const text = useDesignText();
  if (payment.kind !== 'adjust') return null;
  const { downPayment, removeTrade } = payment;
  return (
    <div className="fc-message fc-above">
      {text('vehicle.adjustHint')}
      <PaymentTooltip payment={payment} dealerPhone={dealerPhone} />
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
      {text(
        payment.kind === 'notQualified' && payment.isOutOfRange
          ? 'vehicle.outOfRange'
          : 'vehicle.notQualified',
      )}{' '}
      {dealerPhone && (
        <AppLink href={`tel:${dealerPhone.number}`} variant="strong">
          {dealerPhone.label}
        </AppLink>
      )}
    </div>
  );
}

function Personalize({ payment, personalizeHref }: VehicleCardNoticeProps) {
  const text = useDesignText();
  if (!personalizeHref) return null;
  return (
    <div className="fc-message fc-above">
      <LinkButton variant="secondary" size="sm" fullWidth href={personalizeHref}>
        {text('vehicle.personalize')}
      </LinkButton>
      <PaymentTooltip payment={payment} />
    </div>
  );
}

/** Shown instead of a payment: sold or pending, not qualified, suggested changes, or a way to personalize. */
export function VehicleCardNotice(props: VehicleCardNoticeProps) {
  const { vehicle, payment } = props;
  if (vehicle.availability !== 'Available') return <CardAvailability {...props} />;
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
