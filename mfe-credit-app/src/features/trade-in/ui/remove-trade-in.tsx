import { vehicleName } from '@forecourt/shared-contracts/formats';
import { useState } from 'react';
import { Button, Dialog, Stack } from '@forecourt/shared-design';
import { usePlatform, useSearchParams, useTranslation } from '@forecourt/shared-contracts/react';
import type { TradeIn } from '@forecourt/shared-contracts/trade-in';
import { removalParameter } from '../../../domain/purchase-paths.ts';
import { useRemoveTradeIn } from '../data/trade-in.mutations.ts';
import { TradeInFailure } from './trade-in-failure.tsx';
import { routePaths } from '../../../domain/route-paths.ts';

/**
 * Removes the trade-in after confirmation (BUY-20). For a shopper who comes from the cart to remove it, the dialog opens at once and
 * returns to the cart.
 */
export function RemoveTradeIn({ tradeIn }: { readonly tradeIn: TradeIn }) {
  const { t } = useTranslation('creditApp');
  const { navigation } = usePlatform();
  const [search] = useSearchParams();
  const isFromCart = search.has(removalParameter);
  const [isAsking, setAsking] = useState(isFromCart);
  const goBack = () => {
    if (isFromCart) navigation.push(routePaths.cart);
  };
  const handleKeep = () => {
    setAsking(false);
    goBack();
  };
  const remove = useRemoveTradeIn();
  return (
    <>
      <Button
        className="fc-remove"
        variant="quiet"
        size="sm"
        flush="always"
        icon="trash"
        onClick={() => setAsking(true)}
      >
        {t('tradeIn.remove.action')}
      </Button>
      <Dialog
        isOpen={isAsking}
        onClose={handleKeep}
        title={t('tradeIn.remove.title')}
        size="sm"
        footer={
          <>
            <Button variant="secondary" onClick={handleKeep}>
              {t('tradeIn.remove.keep')}
            </Button>
            <Button
              variant="critical"
              busy={remove.isPending}
              onClick={() => {
                if (!remove.isPending) remove.mutate(undefined, { onSuccess: goBack });
              }}
            >
              {t('tradeIn.remove.confirm')}
            </Button>
          </>
        }
      >
        <Stack gap="4">
          {remove.error && <TradeInFailure error={remove.error} />}
          {t(tradeIn.isApplied ? 'tradeIn.remove.textApplied' : 'tradeIn.remove.text', {
            name: vehicleName(tradeIn.vehicle),
          })}
        </Stack>
      </Dialog>
    </>
  );
}
