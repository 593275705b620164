import { Alert, DefinitionList } from '@forecourt/shared-design';
import { hasRequiredDocuments } from '@forecourt/shared-contracts/progress';
import { useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import type { StepProps } from '../../domain/step-props.ts';
import { StepScreen } from '../step-screen/index.ts';
import { useTracker } from '../tracker/index.ts';

/** Sign Contract: whether the contract can be signed, and by whom it was. */
export function SigningStep({ status }: StepProps) {
  const { t } = useTranslation('checkout');
  const { contact } = useTenant();
  const { documents, readiness, signing } = useTracker().data;
  const yesNo = (isSo: boolean) => t(isSo ? 'yes' : 'no');
  return (
    <StepScreen title={t('steps.signing')} status={status} lead={t('signing.lead')} owner={t('owner.you')}>
      <Alert
        severity={status === 'COMPLETED' ? 'success' : status === 'NEEDS_ATTENTION' ? 'warning' : 'info'}
        live="off"
      >
        {t(`signing.text.${status}`, { phone: contact.phoneAbbreviation })}
      </Alert>
      <DefinitionList
        rows={[
          { id: 'documents', label: t('signing.documents'), value: yesNo(hasRequiredDocuments(documents)) },
          {
            id: 'notified',
            label: t('signing.notified'),
            value: yesNo(readiness?.isSigningNotificationSent ?? false),
          },
          {
            id: 'signers',
            label: t('signing.signers'),
            value: signing?.signersCompleted.join(', ') || t('signing.nobody'),
          },
        ]}
      />
    </StepScreen>
  );
}
