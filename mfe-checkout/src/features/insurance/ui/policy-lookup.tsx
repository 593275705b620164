import { useEffect, useState } from 'react';
import { Alert, LinkButton, ProgressBar } from '@forecourt/shared-design';
import { usePlatform, useQuery, useTranslation } from '@forecourt/shared-contracts/react';
import { stepPath } from '../../../domain/step-paths.ts';
import { insuranceQuery } from '../../order/index.ts';
import { NextStepLink } from '../../step-screen/index.ts';
import { useReportPolicyError } from '../data/insurance.mutations.ts';

/** Polling interval of a running verification. */
const verifyingPollMs = 2000;
/** After this long a verification is reported as failed. */
const verifyingLimitMs = 60_000;

/**
 * A verification in progress. One that does not end is reported as timed out, which shows the step's failure (TRACK-37); if the report
 * fails, this screen stays and offers the upload itself. Nobody has to wait for it: the next open step is offered.
 */
export function PolicyLookup({ orderNumber }: { orderNumber: string }) {
  const { t } = useTranslation('checkout');
  const { client } = usePlatform();
  const { mutate: report } = useReportPolicyError(orderNumber);
  const [isOver, setOver] = useState(false);
  useQuery({ ...insuranceQuery(client, orderNumber), refetchInterval: verifyingPollMs, staleTime: 0 });
  useEffect(() => {
    const timer = setTimeout(() => {
      setOver(true);
      report('timed-out');
    }, verifyingLimitMs);
    return () => clearTimeout(timer);
  }, [report]);
  return (
    <>
      <ProgressBar label={t('insurance.verifying')} percent={null} />
      {isOver && (
        <Alert
          severity="warning"
          title={t('insurance.slowTitle')}
          actions={
            <LinkButton variant="secondary" href={stepPath(orderNumber, 'documents')}>
              {t('insurance.uploadLater')}
            </LinkButton>
          }
        >
          {t('insurance.slowText')}
        </Alert>
      )}
      <NextStepLink after="insurance" isMeanwhile />
    </>
  );
}
