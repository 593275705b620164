import { AppLink, Button, Card, chakra, DefinitionList, LinkButton } from '@forecourt/shared-design';
import { formatDateOn, formatExactCurrency } from '@forecourt/shared-contracts/formats';
import { Navigate, useTranslation } from '@forecourt/shared-contracts/react';
import type { Payoff, TradeIn } from '@forecourt/shared-contracts/trade-in';
import { offerPath, payoffPath } from '../domain/trade-in-paths.ts';
import { NextBar, NextWays } from '../../purchase/index.ts';
import { TradeInFrame } from './trade-in-frame.tsx';
import { useApplyTradeIn } from '../data/trade-in.mutations.ts';
import { TradeInFailure } from './trade-in-failure.tsx';
import { routePaths } from '../../../domain/route-paths.ts';
import { OfferBreakdown } from './offer-value.tsx';
import { nearNextStyles } from './near-next-styles.ts';
import { OwingOffer } from './owing-offer.tsx';

const Body = chakra('div', {
  base: {
    // A column in which the next step can stick to the lower edge of a phone's screen.
    display: 'flex',
    flexDirection: 'column',
    gap: '6',
    maxWidth: { md: '720px' },
    ...nearNextStyles,
  },
});

const lineIds = [
  'lenderName',
  'accountLast4',
  'balanceCents',
  'perDiemCents',
  'payoffCents',
  'goodThroughOn',
] as const;

/** Amounts as the lender states them, or as they were typed. */
function lineText(payoff: Payoff, id: (typeof lineIds)[number]): string | undefined {
  const value = payoff[id];
  if (value === null) return undefined;
  if (typeof value === 'number') return formatExactCurrency(value);
  return id === 'goodThroughOn' ? formatDateOn(value) : value;
}

/** The loan balance, and what remains of the offer; then the offer counts toward the purchase. */
export function SummaryPage({ tradeIn }: { readonly tradeIn: TradeIn }) {
  const { t } = useTranslation('creditApp');
  const applying = useApplyTradeIn();
  const { payoff, value, equityCents } = tradeIn;
  if (!payoff || !value || equityCents === null) return <Navigate to={payoffPath()} replace />;
  const rows = lineIds.flatMap((id) => {
    const text = lineText(payoff, id);
    return text === undefined ? [] : [{ id, label: t(`tradeIn.summary.${id}`), value: text }];
  });
  return (
    <TradeInFrame
      title={t('tradeIn.summary.title')}
      lead={t(payoff.source === 'quote' ? 'tradeIn.summary.quote' : 'tradeIn.summary.estimate')}
    >
      <Body>
        {applying.error && <TradeInFailure error={applying.error} />}
        <Card>
          <DefinitionList rows={rows} />
        </Card>
        <Card>
          <OfferBreakdown value={value} tradeIn={tradeIn} />
        </Card>
        {equityCents < 0 ? (
          <>
            <OwingOffer owedCents={-equityCents} isApplied={tradeIn.isApplied} />
            <p>
              <AppLink href={payoffPath()}>{t('tradeIn.payoff.change')}</AppLink>
            </p>
          </>
        ) : (
          <NextWays isRow>
            <NextBar>
              <UseOffer isApplied={tradeIn.isApplied} applying={applying} />
            </NextBar>
            <LinkButton href={payoffPath()} size="lg" variant="secondary">
              {t('tradeIn.payoff.change')}
            </LinkButton>
          </NextWays>
        )}
        <p>
          <AppLink href={offerPath}>{t('tradeIn.payoff.toOffer')}</AppLink>
        </p>
      </Body>
    </TradeInFrame>
  );
}

interface UseOfferProps {
  readonly isApplied: boolean;
  readonly applying: ReturnType<typeof useApplyTradeIn>;
}

function UseOffer({ isApplied, applying }: UseOfferProps) {
  const { t } = useTranslation('creditApp');
  if (isApplied)
    return (
      <LinkButton href={routePaths.cart} size="lg" trailingIcon="arrowRight">
        {t('tradeIn.applied.cart')}
      </LinkButton>
    );
  return (
    <Button size="lg" busy={applying.isPending} onClick={applying.apply}>
      {t('tradeIn.offer.apply')}
    </Button>
  );
}
