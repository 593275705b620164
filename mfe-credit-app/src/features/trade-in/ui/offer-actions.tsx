import { Button, chakra } from '@forecourt/shared-design';
import { usePlatform, useTranslation } from '@forecourt/shared-contracts/react';
import type { TradeIn } from '@forecourt/shared-contracts/trade-in';
import { stepPath } from '../domain/trade-in-paths.ts';
import { useClearAnswers } from '../data/trade-in.mutations.ts';
import { TradeInFailure } from './trade-in-failure.tsx';
import { RemoveTradeIn } from './remove-trade-in.tsx';

const Root = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    // Removing is always possible and never what to press.
    '& > .fc-remove': { color: 'inkMuted', fontWeight: 'medium', textDecoration: 'underline' },
    '& p': { flexBasis: 'full', margin: '0', textStyle: 'small', color: 'inkMuted' },
  },
});

/** Replaces the vehicle with another one, or removes it. */
export function OfferActions({ tradeIn }: { readonly tradeIn: TradeIn }) {
  const { t } = useTranslation('creditApp');
  const { navigation } = usePlatform();
  const clear = useClearAnswers();
  return (
    <Root className="fc-actions">
      {clear.error && <TradeInFailure error={clear.error} />}
      <Button
        variant="secondary"
        size="sm"
        icon="refresh"
        busy={clear.isPending}
        onClick={() => clear.mutate(undefined, { onSuccess: () => navigation.push(stepPath('vehicle')) })}
      >
        {t('tradeIn.replace.action')}
      </Button>
      {tradeIn.status === 'Available' && <p>{t('tradeIn.replace.note')}</p>}
      <RemoveTradeIn tradeIn={tradeIn} />
    </Root>
  );
}
