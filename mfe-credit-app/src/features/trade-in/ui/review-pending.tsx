import { useState } from 'react';
import { Card, chakra, ProgressBar } from '@forecourt/shared-design';
import {
  formatDateAt,
  formatDateOn,
  formatZonedTimeAt,
  vehicleName,
  zoneNameAt,
} from '@forecourt/shared-contracts/formats';
import { useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import { reviewMinutes, reviewOutlook, type TradeIn } from '@forecourt/shared-contracts/trade-in';
import { SandboxNote } from './sandbox-note.tsx';
import { OfferActions } from './offer-actions.tsx';

const Root = chakra('div', {
  base: {
    display: 'grid',
    gap: '5',
    maxWidth: { md: '720px' },
    '& h2': { textStyle: 'heading', margin: '0', marginBottom: '3' },
    '& p': { margin: '0', marginTop: '3' },
    '& .fc-hours': { color: 'inkMuted', textStyle: 'small' },
  },
});

/** The vehicle is under manual review: how long that takes given today's hours, and that the page updates by itself. */
export function ReviewPending({ tradeIn }: { readonly tradeIn: TradeIn }) {
  const { t } = useTranslation('creditApp');
  const { timeZone } = useTenant().contact;
  const [now] = useState(() => new Date().toISOString());
  const { isOpen, opensAt, mayWait, businessDayOn } = reviewOutlook(now, timeZone);
  const { least, most } = reviewMinutes;
  return (
    <Root>
      <Card padding="lg">
        <h2>{vehicleName(tradeIn.vehicle)}</h2>
        <ProgressBar label={t('tradeIn.pending.progress')} percent={isOpen ? null : 0} />
        <p role="status">
          {isOpen
            ? t('tradeIn.pending.open', { least, most })
            : t('tradeIn.pending.closed', {
                time: formatZonedTimeAt(opensAt, timeZone),
                day: formatDateAt(opensAt, timeZone),
                least,
                most,
              })}
        </p>
        {mayWait && <p>{t('tradeIn.pending.weekend', { day: formatDateOn(businessDayOn) })}</p>}
        <p>{t('tradeIn.pending.mail')}</p>
        <p className="fc-hours">{t('tradeIn.pending.hours', { zone: zoneNameAt(now, timeZone) })}</p>
      </Card>
      <OfferActions tradeIn={tradeIn} />
      <SandboxNote text={t('tradeIn.sandbox.review')} />
    </Root>
  );
}
