import { Alert, EmptyState, LinkButton } from '@forecourt/shared-design';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { isStepDone, isStepStopped } from '../../domain/order-steps.ts';
import { stepPath } from '../../domain/step-paths.ts';
import type { StepProps } from '../../domain/step-props.ts';
import { StepScreen } from '../step-screen/index.ts';
import { useOrder } from '../order/index.ts';
import type { DocumentCardData } from './domain/document-card.ts';
import { useDealUploads } from './model/use-deal-uploads.ts';
import { DocumentCard } from './ui/document-card.tsx';
import { DocumentsSummary } from './ui/documents-summary.tsx';

const noticeSeverities = { COMPLETED: 'success', canSign: 'info', NEEDS_ATTENTION: 'warning' } as const;

const leads = {
  NOT_READY: 'open',
  READY: 'open',
  IN_PROGRESS: 'open',
  NEEDS_ATTENTION: 'rest',
  COMPLETED: 'done',
} as const;

/** Upload Documents: a card per document that the deal requires; its child `summary` shows what was submitted. */
export function DocumentsStep({ status, childPath }: StepProps) {
  const { t } = useTranslation('checkout');
  const isSummary = childPath === 'summary';
  return (
    <StepScreen
      title={t('steps.documents')}
      status={status}
      lead={t(isSummary ? 'documents.lead.summary' : `documents.lead.${leads[status]}`)}
      owner="you"
      contentId={isSummary ? 'summary' : 'cards'}
    >
      {isSummary ? <DocumentsSummary /> : <DocumentCards status={status} />}
    </StepScreen>
  );
}

function DocumentCards({ status }: Pick<StepProps, 'status'>) {
  const { t } = useTranslation('checkout');
  const { steps } = useOrder();
  const { cards, ...deal } = useDealUploads();
  if (cards.length === 0) {
    return <EmptyState icon="document" title={t('documents.emptyTitle')} text={t('documents.emptyText')} />;
  }
  const canSign = !isStepStopped(steps, 'signing') && !isStepDone(steps, 'signing');
  const isDone = status === 'COMPLETED';
  const hasNotice = isDone || status === 'NEEDS_ATTENTION';
  const needed = cards.filter(({ overall }) => overall !== 'COMPLETE');
  // A page has one main action: to continue, or else the first document that needs the buyer.
  const main = hasNotice && canSign ? undefined : mainCard(needed);
  return (
    <>
      {hasNotice && <DocumentsNotice {...{ isDone, canSign, needed }} />}
      {cards.map((card) => (
        <DocumentCard key={card.key} card={card} isMain={card === main} {...deal} />
      ))}
    </>
  );
}

/** The card whose action is the main one: of a refused file first, else of a document without a file. */
function mainCard(needed: readonly DocumentCardData[]): DocumentCardData | undefined {
  return (
    needed.find(({ overall }) => overall === 'FAIL') ??
    needed.find(({ overall }) => overall === 'INITIALIZED')
  );
}

interface DocumentsNoticeProps {
  readonly isDone: boolean;
  readonly canSign: boolean;
  /** Documents that are still needed. */
  readonly needed: readonly DocumentCardData[];
}

/** That the documents are complete, or which of them are still needed, and what can be done now. */
function DocumentsNotice({ isDone, canSign, needed }: DocumentsNoticeProps) {
  const { t } = useTranslation('checkout');
  const { orderNumber } = useOrder();
  const state = isDone ? 'COMPLETED' : canSign ? 'canSign' : 'NEEDS_ATTENTION';
  const names = needed.map(({ name }) => name).join(', ');
  return (
    <Alert
      severity={noticeSeverities[state]}
      live="off"
      title={t(`documents.done.${state}.title`, { names })}
      actions={
        (isDone || canSign) && (
          <>
            {canSign && (
              <LinkButton href={stepPath(orderNumber, 'signing')}>{t('documents.next')}</LinkButton>
            )}
            <LinkButton variant="secondary" href={`${stepPath(orderNumber, 'documents')}/summary`}>
              {t('documents.summary')}
            </LinkButton>
          </>
        )
      }
    >
      {t(`documents.done.${state}.text`, { names })}
    </Alert>
  );
}
