import { Alert, Button, LinkButton } from '@forecourt/shared-design';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { stepPath } from '../../../domain/step-paths.ts';
import { useOrder } from '../../order/index.ts';
import { useReportPolicyError } from '../data/insurance.mutations.ts';
import { policyRefusal } from '../domain/insurance-view.ts';

/** A policy that was not verified: why, and the two ways on. */
export function PolicyRefused({ orderNumber, onTryAgain }: { orderNumber: string; onTryAgain: () => void }) {
  const { t } = useTranslation('checkout');
  const { policyStatus } = useOrder().data.insurance;
  const report = useReportPolicyError(orderNumber);
  return (
    <Alert
      severity="warning"
      title={t('insurance.failedTitle')}
      actions={
        <>
          <Button onClick={onTryAgain}>{t('insurance.tryAgain')}</Button>
          <LinkButton
            variant="secondary"
            href={stepPath(orderNumber, 'documents')}
            onClick={() => report.mutate('cancelled')}
          >
            {t('insurance.uploadLater')}
          </LinkButton>
        </>
      }
    >
      {t(`insurance.refused.${policyRefusal(policyStatus)}`)}
    </Alert>
  );
}
