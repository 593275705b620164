import { Alert, Button } from '@forecourt/shared-design';
import type { StepId } from '@forecourt/shared-contracts/progress';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { isUnchecked } from '../../../domain/order-data.ts';
import { useOrder } from '../../order/index.ts';
import { useContractAnswers } from '../model/use-contract-answers.ts';

/**
 * Above every step that can be shown: the contract's state is unknown, so its steps may read 'Not Ready' although they are not (TRACK-26).
 * A step that needs the answer shows that by itself.
 */
export function MissingNotice({ currentId }: { readonly currentId: StepId }) {
  const { t } = useTranslation('checkout');
  const { orderNumber, data } = useOrder();
  const { missing, isFetching, retry } = useContractAnswers(orderNumber, false);
  if (missing.length === 0 || isUnchecked(currentId, data)) return null;
  return (
    <Alert
      severity="warning"
      title={t('unchecked.contract')}
      actions={
        <Button size="sm" variant="secondary" icon="refresh" busy={isFetching} onClick={retry}>
          {t('failed.again')}
        </Button>
      }
    >
      {missing.map((part) => t(`failed.missing.${part}`)).join(' ')}
    </Alert>
  );
}
