import { use } from 'react';
import { RetryPanel, usePageTitle } from '@forecourt/shared-design';
import type { StepId } from '@forecourt/shared-contracts/progress';
import { useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import { useOrder, useStepTitle } from '../../order/index.ts';
import { StepFooter } from '../../step-screen/index.ts';
import { useContractAnswers } from '../model/use-contract-answers.ts';

const lookAgainMs = 5_000;

/**
 * Shown in place of a step whose readiness is unknown while signing does not answer. By the rules the step stays 'not ready'; its path is
 * kept, signing is polled every 5 s, and the answer opens the step or redirects.
 */
export function UncheckedPanel({ id }: { readonly id: StepId }) {
  const { t } = useTranslation('checkout');
  const { contact } = useTenant();
  const tracker = useOrder();
  const wanted = useStepTitle(tracker)(id);
  const { missing, isFetching, retry } = useContractAnswers(tracker.orderNumber, lookAgainMs);
  usePageTitle(wanted);
  return (
    <>
      <RetryPanel
        headingLevel="h1"
        title={t('unchecked.title', { wanted })}
        text={t('unchecked.text')}
        note={missing.map((part) => t(`failed.missing.${part}`)).join(' ')}
        phone={{ number: contact.phone, label: contact.phoneAbbreviation }}
        busy={isFetching}
        onRetry={retry}
      />
      {use(StepFooter)}
    </>
  );
}
