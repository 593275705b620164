import { Fragment, useRef, useState } from 'react';
import { Alert, Button, chakra, EmptyState, LinkButton, Whole, WholeWords } from '@forecourt/shared-design';
import { signingDocumentKeys } from '@forecourt/shared-contracts/documents';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { isStepDone } from '../../domain/order-steps.ts';
import { urgentStatus } from '../../domain/refused-file.ts';
import { stepPath } from '../../domain/step-paths.ts';
import type { StepProps } from '../../domain/step-props.ts';
import { StepScreen } from '../step-screen/index.ts';
import { useOrder } from '../order/index.ts';
import { canSign } from './domain/can-sign.ts';
import { inOrder, isRefused, urgentKeys, type DocumentCardData } from './domain/document-card.ts';
import { useDealUploads } from './model/use-deal-uploads.ts';
import { DocumentCard } from './ui/document-card.tsx';
import { DocumentsSummary } from './ui/documents-summary.tsx';

/** What files can be sent: the same for every card, and therefore above them. */
const Limits = chakra('p', { base: { margin: '0', textStyle: 'small', color: 'inkMuted' } });

/** Upload Documents: a card per document that the deal requires; its child `summary` shows what was submitted. */
export function DocumentsStep({ status, childPath }: StepProps) {
  const { t } = useTranslation('checkout');
  const { cards } = useDealUploads();
  const { documents } = useOrder().data;
  const isSummary = childPath === 'summary';
  // By its rule the step may still be READY: its first sentence then says that a file was refused.
  const open = cards.some(isRefused) ? 'refused' : 'open';
  const led = isSummary ? 'summary' : hasNotice(status) ? undefined : open;
  return (
    <StepScreen
      title={t('steps.documents')}
      status={urgentStatus({ id: 'documents', status }, documents)}
      lead={led && t(`documents.lead.${led}`)}
      owner="you"
      contentId={isSummary ? 'summary' : 'cards'}
    >
      {isSummary ? <DocumentsSummary /> : <DocumentCards status={status} />}
    </StepScreen>
  );
}

/** Whether the step begins with the notice of what is complete or still needed. */
function hasNotice(status: StepProps['status']): boolean {
  return status === 'COMPLETED' || status === 'NEEDS_ATTENTION';
}

function DocumentCards({ status }: Pick<StepProps, 'status'>) {
  const { t } = useTranslation('checkout');
  const { steps, data } = useOrder();
  const { cards: listed, ...deal } = useDealUploads();
  // As it was when the page opened: no card moves while files are added.
  const [order] = useState(() => urgentKeys(listed));
  const cards = inOrder(listed, order);
  const chooser = useRef<HTMLButtonElement>(null);
  if (cards.length === 0) {
    return <EmptyState icon="document" title={t('documents.emptyTitle')} text={t('documents.emptyText')} />;
  }
  const isSignable = canSign(steps, data.order);
  const isDone = status === 'COMPLETED';
  const isNoted = hasNotice(status);
  const needed = cards.filter(({ overall }) => overall !== 'COMPLETE');
  // A page has one main action: the first document that needs the buyer, before the contract, which the notice offers as well.
  const first = mainCard(needed);
  const wanted = isNoted && isSignable && first?.overall === 'INITIALIZED' ? first : undefined;
  const main = wanted ? undefined : first;
  return (
    <>
      {isNoted && (
        <DocumentsNotice
          {...{ isDone, isSignable, needed, wanted }}
          onUpload={() => chooser.current?.click()}
        />
      )}
      {needed.length > 0 && <Limits>{t('documents.limits')}</Limits>}
      {cards.map((card) => (
        <DocumentCard
          key={card.key}
          card={card}
          isMain={card === main}
          chooser={card === wanted ? chooser : undefined}
          isFolded={card.overall === 'COMPLETE'}
          // The notice says the same of all that is still needed.
          isLater={!isNoted && !signingDocumentKeys.includes(card.key)}
          {...deal}
        />
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
  readonly isSignable: boolean;
  /** Documents that are still needed. */
  readonly needed: readonly DocumentCardData[];
  /** The document that is asked for here, before the contract. */
  readonly wanted: DocumentCardData | undefined;
  readonly onUpload: () => void;
}

/** That the documents are complete, or which of them are still needed, and what can be done now. */
function DocumentsNotice(props: DocumentsNoticeProps) {
  const { isDone, isSignable, needed } = props;
  const { t } = useTranslation('checkout');
  const done = isStepDone(useOrder().steps, 'signing') ? 'signed' : 'COMPLETED';
  const state = isDone ? done : isSignable ? 'canSign' : 'NEEDS_ATTENTION';
  return (
    <Alert
      severity={isDone ? 'success' : 'warning'}
      live="off"
      title={isDone ? t('documents.done.title') : <StillNeeded documents={needed} />}
      actions={(isDone || isSignable) && <NoticeActions {...props} />}
    >
      {t(`documents.done.${state}`)}
    </Alert>
  );
}

/** A document's name for a button: what its parentheses say, which is the paper itself. */
function shortName({ name }: DocumentCardData): string {
  return /\((.+)\)/.exec(name)?.[1] ?? name;
}

/** The document that is wanted first, then the contract, and what was submitted. */
function NoticeActions({ isDone, isSignable, wanted, onUpload }: DocumentsNoticeProps) {
  const { t } = useTranslation('checkout');
  const { orderNumber } = useOrder();
  return (
    <>
      {wanted && (
        <Button icon="upload" onClick={onUpload}>
          <span>
            <WholeWords>{t('documents.upload', { name: shortName(wanted) })}</WholeWords>
          </span>
        </Button>
      )}
      {isSignable && (
        <LinkButton href={stepPath(orderNumber, 'signing')} variant={isDone ? 'primary' : 'secondary'}>
          {t('documents.next')}
        </LinkButton>
      )}
      {isDone && (
        <LinkButton variant="secondary" href={`${stepPath(orderNumber, 'documents')}/summary`}>
          {t('documents.summary')}
        </LinkButton>
      )}
    </>
  );
}

/** The names of documents, each on one line, below the word of their cards if all are missing. */
function StillNeeded({ documents }: { documents: readonly DocumentCardData[] }) {
  const { t } = useTranslation('checkout');
  const state = documents.every(({ overall }) => overall === 'INITIALIZED') ? 'missing' : 'needed';
  return (
    <>
      {t(`documents.done.${state}`)}{' '}
      {documents.map(({ key, name }, at) => (
        <Fragment key={key}>
          {at > 0 && ', '}
          <Whole>{name}</Whole>
        </Fragment>
      ))}
    </>
  );
}
