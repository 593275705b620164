import { Alert, Button, Stack } from '@forecourt/shared-design';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { useTracker } from '../tracker/index.ts';
import { useRespond } from './lender-decision.queries.ts';
import { useFailureText } from './use-failure-text.ts';

/** Resubmits an application that no lender answered in time; the page then waits as before. */
export function AskAgain() {
  const { t } = useTranslation('checkout');
  const { orderNumber } = useTracker();
  const ask = useRespond(orderNumber, 'ask-again');
  const failureOf = useFailureText();
  return (
    <Stack gap="3">
      {ask.error && <Alert severity="error">{failureOf(ask.error)}</Alert>}
      <div>
        <Button icon="refresh" busy={ask.isPending || ask.isSuccess} onClick={() => ask.mutate()}>
          {t('lenderDecision.timed-out.askAgain')}
        </Button>
      </div>
    </Stack>
  );
}
