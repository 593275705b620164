import { useEffect, useState } from 'react';
import { Alert } from '@forecourt/shared-design';
import { useTranslation } from '@forecourt/shared-contracts/react';
import type { StepProps } from '../../domain/step-props.ts';
import { NextStepLink, StepScreen } from '../step-screen/index.ts';
import { useOrder } from '../order/index.ts';
import { InsuranceConsentPanel } from './ui/insurance-consent-panel.tsx';
import { insuranceView, type InsuranceView } from './domain/insurance-view.ts';
import { PolicyForm } from './ui/policy-form.tsx';
import { PolicyLookup } from './ui/policy-lookup.tsx';
import { PolicyRefused } from './ui/policy-refused.tsx';
import { usePolicyDraft } from './model/use-policy-draft.ts';
import type { PolicyTry } from './model/use-policy-form.ts';

/** Views with a sentence below the heading: the others begin with an alert. */
const ledViews = ['consent', 'policy', 'verifying'] as const;

/** Verify Insurance: consent, policy, and the result. */
export function InsuranceStep({ status }: StepProps) {
  const { t } = useTranslation('checkout');
  const { orderNumber, data } = useOrder();
  const [isTryingAgain, setTryingAgain] = useState(false);
  const draft = usePolicyDraft(orderNumber);
  const shown = insuranceView(status, data.insurance);
  const view = shown === 'failed' && isTryingAgain ? 'policy' : shown;
  const led = ledViews.find((one) => one === view);
  const owner = view === 'verifying' ? 'insurer' : 'you';
  return (
    <StepScreen
      title={t('steps.insurance')}
      status={status}
      lead={led && t(`insurance.lead.${led}`)}
      owner={view === 'verified' ? undefined : owner}
    >
      <InsuranceBody
        view={view}
        onTryAgain={() => setTryingAgain(true)}
        orderNumber={orderNumber}
        draft={draft}
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
      return <PolicyLookup orderNumber={orderNumber} />;
    case 'verified':
      return <Verified onShown={policyTry.draft.drop} />;
    case 'failed':
      return <PolicyRefused orderNumber={orderNumber} onTryAgain={onTryAgain} />;
  }
}

function Verified({ onShown }: { readonly onShown: () => void }) {
  const { t } = useTranslation('checkout');
  const { carrier, policyNumberLast4 } = useOrder().data.insurance;
  useEffect(onShown);
  return (
    <>
      <Alert severity="success" live="off" title={t('insurance.verifiedTitle')}>
        {t('insurance.verifiedText', {
          carrier: carrier ?? t('insurance.yourInsurer'),
          last4: policyNumberLast4 ?? '····',
        })}
      </Alert>
      <NextStepLink after="insurance" />
    </>
  );
}
