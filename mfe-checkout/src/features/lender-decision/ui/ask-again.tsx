import { Alert, Button } from '@forecourt/shared-design';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { useOrder } from '../../order/index.ts';
import { useRespond } from '../data/lender-decision.mutations.ts';
import { useFailureText } from '../model/use-failure-text.ts';

/** Resubmits an application that no lender answered in time; the page then waits as before. */
export function AskAgain() {
  const { t } = useTranslation('checkout');
  const { orderNumber } = useOrder();
  const ask = useRespond(orderNumber, 'ask-again');
  const failureOf = useFailureText();
  return (
    <>
      <Button icon="refresh" busy={ask.isPending || ask.isSuccess} onClick={() => ask.mutate()}>
        {t('lenderDecision.timed-out.askAgain')}
      </Button>
      {ask.error ? (
        <Alert severity="error">{failureOf(ask.error)}</Alert>
      ) : (
        <p>{t('lenderDecision.notes.askAgain')}</p>
      )}
    </>
  );
}
