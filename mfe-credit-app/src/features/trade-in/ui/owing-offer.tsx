import { Alert, Button, LinkButton, Stack } from '@forecourt/shared-design';
import { formatCurrency } from '@forecourt/shared-contracts/formats';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { routePaths } from '../../../domain/route-paths.ts';
import { useApplyTradeIn } from '../data/trade-in.mutations.ts';
import { TradeInFailure } from './trade-in-failure.tsx';

interface OwingOfferProps {
  /** What is owed on the vehicle beyond the offer. */
  readonly owedCents: number;
  readonly isApplied: boolean;
}

/** What a trade-in adds to the purchase when more is owed on it than it is worth; buying without it comes first. */
export function OwingOffer({ owedCents, isApplied }: OwingOfferProps) {
  const { t } = useTranslation('creditApp');
  const { error, isPending, apply } = useApplyTradeIn();
  return (
    <Stack gap="4">
      {error && <TradeInFailure error={error} />}
      <Alert
        severity="warning"
        live="off"
        title={t('tradeIn.negative.title', { amount: formatCurrency(owedCents) })}
        actions={
          isApplied ? (
            <LinkButton href={routePaths.cart}>{t('tradeIn.applied.cart')}</LinkButton>
          ) : (
            <>
              <LinkButton href={routePaths.cart}>{t('tradeIn.negative.without')}</LinkButton>
              <Button variant="secondary" busy={isPending} onClick={apply}>
                {t('tradeIn.negative.add')}
              </Button>
            </>
          )
        }
      >
        {t(isApplied ? 'tradeIn.negative.textApplied' : 'tradeIn.negative.text')}
      </Alert>
    </Stack>
  );
}
