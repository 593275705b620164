import { useState } from 'react';
import { Alert, Button, LinkButton, ProgressBar } from '@forecourt/shared-design';
import { usePlatform, useQuery, useTranslation } from '@forecourt/shared-contracts/react';
import type { StepProps } from '../../domain/step-props.ts';
import { stepPath } from '../../domain/step-paths.ts';
import { StepScreen } from '../step-screen/index.ts';
import { insuranceQuery, useOrder } from '../order/index.ts';
import { InsuranceConsentPanel } from './ui/insurance-consent-panel.tsx';
import { insuranceView, type InsuranceView } from './domain/insurance-view.ts';
import { useReportPolicyError } from './data/insurance.mutations.ts';
import { PolicyForm } from './ui/policy-form.tsx';
import type { PolicyTry } from './model/use-policy-form.ts';

/** Polling interval of a running verification. */
const verifyingPollMs = 2000;

/** Verify Insurance: consent, policy, and the result. */
export function InsuranceStep({ status }: StepProps) {
  const { t } = useTranslation('checkout');
  const { orderNumber, data } = useOrder();
  const [isTryingAgain, setTryingAgain] = useState(false);
  const [lastSent, setLastSent] = useState<PolicyTry['lastSent']>();
  const shown = insuranceView(status, data.insurance);
  const view = shown === 'failed' && isTryingAgain ? 'policy' : shown;
  const owner = t(view === 'verifying' ? 'owner.insurer' : 'owner.you');
  return (
    <StepScreen
      title={t('steps.insurance')}
      status={status}
      lead={t(`insurance.lead.${view}`)}
      owner={view === 'verified' ? undefined : owner}
    >
      <InsuranceBody
        view={view}
        onTryAgain={() => setTryingAgain(true)}
        orderNumber={orderNumber}
        lastSent={lastSent}
        onSend={setLastSent}
        onAnswered={() => setTryingAgain(false)}
      />
    </StepScreen>
  );
}

interface InsuranceBodyProps extends PolicyTry {
  readonly view: InsuranceView;
  readonly onTryAgain: () => void;
}

function InsuranceBody({ view, onTryAgain, ...policyTry }: InsuranceBodyProps) {
  const { orderNumber } = policyTry;
  switch (view) {
    case 'consent':
      return <InsuranceConsentPanel orderNumber={orderNumber} />;
    case 'policy':
      return <PolicyForm {...policyTry} />;
    case 'verifying':
      return <Verifying orderNumber={orderNumber} />;
    case 'verified':
      return <Verified orderNumber={orderNumber} />;
    case 'failed':
      return <NotVerified orderNumber={orderNumber} onTryAgain={onTryAgain} />;
  }
}

function Verified({ orderNumber }: { orderNumber: string }) {
  const { t } = useTranslation('checkout');
  const { carrier, policyNumberLast4 } = useOrder().data.insurance;
  return (
    <>
      <Alert severity="success" live="off" title={t('insurance.verifiedTitle')}>
        {t('insurance.verifiedText', {
          carrier: carrier ?? t('insurance.yourInsurer'),
          last4: policyNumberLast4 ?? '····',
        })}
      </Alert>
      <div>
        <LinkButton href={stepPath(orderNumber, 'id-verification')}>{t('insurance.next')}</LinkButton>
      </div>
    </>
  );
}

function Verifying({ orderNumber }: { orderNumber: string }) {
  const { t } = useTranslation('checkout');
  const { client } = usePlatform();
  useQuery({ ...insuranceQuery(client, orderNumber), refetchInterval: verifyingPollMs, staleTime: 0 });
  return <ProgressBar label={t('insurance.verifying')} percent={null} />;
}

function NotVerified({ orderNumber, onTryAgain }: { orderNumber: string; onTryAgain: () => void }) {
  const { t } = useTranslation('checkout');
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
            onClick={() => report.mutate()}
          >
            {t('insurance.uploadLater')}
          </LinkButton>
        </>
      }
    >
      {t('insurance.failedText')}
    </Alert>
  );
}
