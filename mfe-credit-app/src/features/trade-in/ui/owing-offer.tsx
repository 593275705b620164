import { Alert, Button, LinkButton, Stack } from '@forecourt/shared-design';
import { formatCurrency } from '@forecourt/shared-contracts/formats';
import { usePlatform, useTranslation } from '@forecourt/shared-contracts/react';
import { routePaths } from '../../../domain/route-paths.ts';
import { useApplyTradeIn } from '../data/trade-in.mutations.ts';
import { TradeInFailure } from './trade-in-failure.tsx';

interface OwingOfferProps {
  /** What is owed on the vehicle beyond the offer. */
  readonly owedCents: number;
  readonly isApplied: boolean;
}

/** What a trade-in adds to the purchase when more is owed on it than it is worth; buying with it and without it weigh the same. */
export function OwingOffer({ owedCents, isApplied }: OwingOfferProps) {
  const { t } = useTranslation('creditApp');
  const { navigation } = usePlatform();
  const apply = useApplyTradeIn();
  const handleApply = () => {
    if (!apply.isPending) apply.mutate(undefined, { onSuccess: () => navigation.push(routePaths.cart) });
  };
  return (
    <Stack gap="4">
      {apply.error && <TradeInFailure error={apply.error} />}
      <Alert
        severity="warning"
        live="off"
        title={t('tradeIn.negative.title', { amount: formatCurrency(owedCents) })}
        actions={
          isApplied ? (
            <LinkButton href={routePaths.cart} variant="secondary">
              {t('tradeIn.applied.cart')}
            </LinkButton>
          ) : (
            <>
              <Button variant="secondary" busy={apply.isPending} onClick={handleApply}>
                {t('tradeIn.negative.add')}
              </Button>
              <LinkButton href={routePaths.cart} variant="secondary">
                {t('tradeIn.negative.without')}
              </LinkButton>
            </>
          )
        }
      >
        {t(isApplied ? 'tradeIn.negative.textApplied' : 'tradeIn.negative.text')}
      </Alert>
    </Stack>
  );
}
