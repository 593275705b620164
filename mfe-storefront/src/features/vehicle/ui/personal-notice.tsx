import type { VehicleDetail } from '@forecourt/shared-contracts/inventory';
import type { PaymentControls } from '../../payment/index.ts';
import { usePersonalPayments } from '../../personal-payments/index.ts';

interface PersonalNoticeProps {
  readonly vehicle: VehicleDetail;
  readonly controls: PaymentControls;
}

/** What a pre-qualification means for this vehicle's payment; renders nothing for other shoppers. */
export function PersonalNotice({ vehicle, controls: { change, quote } }: PersonalNoticeProps) {
  const personal = usePersonalPayments();
  if (!personal) return null;
  return (
    <personal.Notice
      vehicle={vehicle}
      price={quote.price}
      onAdjustDownPayment={(downPaymentCents) => {
        change({ downPaymentCents });
        personal.adjustDownPayment(downPaymentCents);
      }}
    />
  );
}
