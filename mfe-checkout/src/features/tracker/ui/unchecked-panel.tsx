import { RetryPanel, usePageTitle } from '@forecourt/shared-design';
import type { StepId } from '@forecourt/shared-contracts/progress';
import { usePlatform, useQuery, useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import { readinessQuery, signingQuery, useOrder } from '../../order/index.ts';
import { useStepTitle } from '../model/use-step-title.ts';

const lookAgainMs = 5_000;

/**
 * Shown in place of a step whose readiness is unknown while signing does not answer. By the rules the step stays 'not ready'; its path is
 * kept, signing is polled every 5 s, and the answer opens the step or redirects.
 */
export function UncheckedPanel({ id }: { readonly id: StepId }) {
  const { t } = useTranslation('checkout');
  const { client } = usePlatform();
  const { contact } = useTenant();
  const tracker = useOrder();
  const wanted = useStepTitle(tracker)(id);
  const again = { refetchInterval: lookAgainMs };
  const readiness = useQuery({ ...readinessQuery(client, tracker.orderNumber), ...again });
  const signing = useQuery({ ...signingQuery(client, tracker.orderNumber), ...again });
  usePageTitle(wanted);
  return (
    <RetryPanel
      headingLevel="h1"
      title={t('unchecked.title', { wanted })}
      text={t('unchecked.text')}
      phone={{ number: contact.phone, label: contact.phoneAbbreviation }}
      busy={readiness.isFetching || signing.isFetching}
      onRetry={() => {
        void readiness.refetch();
        void signing.refetch();
      }}
    />
  );
}
