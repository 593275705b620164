import { Alert, EmptyState, LinkButton } from '@forecourt/shared-design';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { isStepStopped } from '../../domain/order-steps.ts';
import { stepPath } from '../../domain/step-paths.ts';
import type { StepProps } from '../../domain/step-props.ts';
import { StepScreen } from '../step-screen/index.ts';
import { useOrder } from '../order/index.ts';
import { useDealUploads } from './model/use-deal-uploads.ts';
import { DocumentCard } from './ui/document-card.tsx';
import { DocumentsSummary } from './ui/documents-summary.tsx';

/** Upload Documents: a card per document that the deal requires; its child `summary` shows what was submitted. */
export function DocumentsStep({ status, childPath }: StepProps) {
  const { t } = useTranslation('checkout');
  const isSummary = childPath === 'summary';
  return (
    <StepScreen
      title={t('steps.documents')}
      status={status}
      lead={t(isSummary ? 'documents.summaryLead' : 'documents.lead')}
      owner="you"
      contentId={isSummary ? 'summary' : 'cards'}
    >
      {isSummary ? <DocumentsSummary /> : <DocumentCards status={status} />}
    </StepScreen>
  );
}

function DocumentCards({ status }: Pick<StepProps, 'status'>) {
  const { t } = useTranslation('checkout');
  const { orderNumber, steps } = useOrder();
  const canSign = !isStepStopped(steps, 'signing');
  const { cards, ...deal } = useDealUploads();
  if (cards.length === 0) {
    return <EmptyState icon="document" title={t('documents.emptyTitle')} text={t('documents.emptyText')} />;
  }
  return (
    <>
      {(status === 'COMPLETED' || (status === 'NEEDS_ATTENTION' && canSign)) && (
        <Alert
          severity={status === 'COMPLETED' ? 'success' : 'info'}
          live="off"
          title={t(`documents.done.${status}.title`)}
          actions={
            <>
              {canSign && (
                <LinkButton href={stepPath(orderNumber, 'signing')}>{t('documents.next')}</LinkButton>
              )}
              <LinkButton variant="secondary" href={`${stepPath(orderNumber, 'documents')}/summary`}>
                {t('documents.summary')}
              </LinkButton>
            </>
          }
        >
          {t(`documents.done.${status}.text`)}
        </Alert>
      )}
      {cards.map((card) => (
        <DocumentCard key={card.key} card={card} {...deal} />
      ))}
    </>
  );
}
