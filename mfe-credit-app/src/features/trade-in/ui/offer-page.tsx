import { useTranslation } from '@forecourt/shared-contracts/react';
import type { TradeIn, TradeInState } from '@forecourt/shared-contracts/trade-in';
import { ReceiptButton } from '../../cart/index.ts';
import { TradeInFrame } from './trade-in-frame.tsx';
import { AvailableOffer } from './available-offer.tsx';
import { NoOffer } from './no-offer.tsx';
import { ReviewPending } from './review-pending.tsx';
import { StartOffer } from './start-offer.tsx';

/** The current state of the trade-in: not started, in review, an offer, or none (BUY-16). */
export function OfferPage({ state: { tradeIn, draft } }: { readonly state: TradeInState }) {
  const { t } = useTranslation('creditApp');
  const status = tradeIn?.status ?? 'None';
  return (
    <TradeInFrame
      title={t(`tradeIn.title.${status}`)}
      lead={tradeIn ? undefined : t('tradeIn.start.lead')}
      focusKey={status}
      actions={<ReceiptButton holdsPlace={false} />}
    >
      {tradeIn ? <Outcome tradeIn={tradeIn} /> : <StartOffer draft={draft} />}
    </TradeInFrame>
  );
}

function Outcome({ tradeIn }: { readonly tradeIn: TradeIn }) {
  const { status, value, validUntil } = tradeIn;
  switch (status) {
    case 'PendingReview':
      return <ReviewPending tradeIn={tradeIn} />;
    case 'Available':
      return value && validUntil ? (
        <AvailableOffer tradeIn={tradeIn} value={value} validUntil={validUntil} />
      ) : null;
    case 'Denied':
    case 'Ineligible':
    case 'Expired':
      return <NoOffer tradeIn={tradeIn} status={status} />;
  }
}
