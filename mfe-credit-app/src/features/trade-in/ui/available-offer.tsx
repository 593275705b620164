import { useEffect } from 'react';
import { ActionRow, Alert, Button, Card, chakra, LinkButton, Money } from '@forecourt/shared-design';
import { formatMileage, formatMomentAt, vehicleName } from '@forecourt/shared-contracts/formats';
import { useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import { owesPayoff, type TradeIn, type OfferValue } from '@forecourt/shared-contracts/trade-in';
import { payoffPath } from '../domain/trade-in-paths.ts';
import { useApplyTradeIn } from '../data/trade-in.mutations.ts';
import { TradeInFailure } from './trade-in-failure.tsx';
import { KeepOffer } from './keep-offer.tsx';
import { OfferActions } from './offer-actions.tsx';
import { routePaths } from '../../../domain/route-paths.ts';
import { OfferBreakdown } from './offer-value.tsx';
import { OwingOffer } from './owing-offer.tsx';
import { payoffViews } from './payoff-views.ts';

const Root = chakra('div', {
  base: {
    display: 'grid',
    gap: '5',
    maxWidth: { md: '720px' },
    '& h2': { textStyle: 'heading', margin: '0' },
    '& p': { margin: '0' },
    '& .fc-offer': { display: 'grid', gap: '1.5', marginBottom: '5' },
    '& .fc-offer p': { color: 'inkMuted', textStyle: 'small' },
    '& .fc-note': { marginTop: '4' },
  },
});

interface AvailableOfferProps {
  readonly tradeIn: TradeIn;
  readonly value: OfferValue;
  readonly validUntil: string;
}

/** An offer with its value, the loan balance, and how it counts toward the purchase. */
export function AvailableOffer({ tradeIn, value, validUntil }: AvailableOfferProps) {
  const { t } = useTranslation('creditApp');
  const { timeZone } = useTenant().contact;
  const { vehicle, equityCents } = tradeIn;
  const until = formatMomentAt(validUntil, timeZone);
  const isOwing = owesPayoff(tradeIn.ownership);
  useEffect(() => {
    // In advance; a failure is shown by the page that needs it.
    if (isOwing) payoffViews.load('payoff').catch(() => undefined);
  }, [isOwing]);
  return (
    <Root>
      <Card padding="lg">
        <div className="fc-offer">
          <h2>{`${vehicleName(vehicle)} ${vehicle.trim}`}</h2>
          <p>{formatMileage(tradeIn.mileage)}</p>
          <Money
            price={{ priceCents: value.totalCents }}
            size="lg"
            decimals={tradeIn.payoff && tradeIn.payoff.payoffCents % 100 > 0 ? 'exact' : 'rounded'}
          />
          <p>{t('tradeIn.offer.validUntil', { until })}</p>
        </div>
        <OfferBreakdown value={value} tradeIn={tradeIn} />
        {equityCents !== null && equityCents < 0 ? (
          <div className="fc-note">
            <OwingOffer owedCents={-equityCents} isApplied={tradeIn.isApplied} />
          </div>
        ) : (
          <NextAction tradeIn={tradeIn} />
        )}
        {isOwing && tradeIn.payoff && (
          <ActionRow fit="content" marginTop="5">
            <LinkButton href={payoffPath()} variant="quiet" size="sm" flush="always" icon="pen">
              {t('tradeIn.payoff.change')}
            </LinkButton>
          </ActionRow>
        )}
      </Card>
      <KeepOffer />
      <OfferActions tradeIn={tradeIn} />
    </Root>
  );
}

/** The single next action: the payoff, applying the offer, or back to the purchase. */
function NextAction({ tradeIn }: { readonly tradeIn: TradeIn }) {
  const { t } = useTranslation('creditApp');
  const { error, isPending, apply } = useApplyTradeIn();
  if (tradeIn.isApplied) {
    return (
      <div className="fc-note">
        <Alert
          severity="success"
          live="off"
          title={t('tradeIn.applied.title')}
          actions={
            <LinkButton href={routePaths.cart} size="sm" trailingIcon="arrowRight">
              {t('tradeIn.applied.cart')}
            </LinkButton>
          }
        >
          {t('tradeIn.applied.text')}
        </Alert>
      </div>
    );
  }
  if (tradeIn.equityCents === null) {
    return (
      <>
        <p className="fc-note">{t('tradeIn.payoff.needed')}</p>
        <ActionRow marginTop="5">
          <LinkButton href={payoffPath()} size="lg" trailingIcon="arrowRight">
            {t('tradeIn.payoff.begin')}
          </LinkButton>
        </ActionRow>
      </>
    );
  }
  return (
    <>
      {error && (
        <div className="fc-note">
          <TradeInFailure error={error} />
        </div>
      )}
      <ActionRow marginTop="5">
        <Button size="lg" busy={isPending} onClick={apply}>
          {t('tradeIn.offer.apply')}
        </Button>
      </ActionRow>
    </>
  );
}
