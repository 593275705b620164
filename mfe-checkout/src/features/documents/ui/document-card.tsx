import { useId, useRef, useState, type ReactNode, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { chakra, WholeWords, type Tone } from '@forecourt/shared-design';
import { StatusPill } from '@forecourt/shared-design/forms';
import type { DealDocument } from '@forecourt/shared-contracts/documents';
import { useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import { isStepDone } from '../../../domain/order-steps.ts';
import { isRefusedFile } from '../../../domain/refused-file.ts';
import { Fold } from '../../fold/index.ts';
import { useOrder } from '../../order/index.ts';
import { cardStatus, isRefused, type DocumentCardData } from '../domain/document-card.ts';
import type { OverallState } from '../domain/upload-state.ts';
import type { DealUploads } from '../model/use-deal-uploads.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { DocumentRow } from './document-row.tsx';
import { FileChooser } from './file-chooser.tsx';
import { PreviewDialog } from './preview-dialog.tsx';
import { RefusedAlert } from './refused-alert.tsx';
import { UploadRow } from './upload-row.tsx';

const Root = chakra('section', {
  base: {
    display: 'grid',
    gap: '3',
    padding: { base: '4', sm: '5' },
    border: '1px solid',
    borderColor: 'line',
    borderRadius: 'card',
    // The status is at the right of each card, next to the first line of a long name.
    '& .fc-head': {
      display: 'flex',
      alignItems: 'flex-start',
      gap: '3',
      '& > :is(span, svg)': { flexShrink: '0' },
    },
    '& h2': { margin: '0', flex: '1', textStyle: 'subheading' },
    '& ul': { listStyle: 'none', margin: '0', padding: '0' },
    '& .fc-later': { margin: '0', textStyle: 'small', color: 'inkMuted' },
    // Nothing to do is one row, which opens; on a phone its name fits beside its status.
    '& details': {
      margin: { base: '-4', sm: '-5' },
      '& > .fc-head': {
        gap: { base: '2', sm: '3' },
        padding: { base: '4', sm: '5' },
        alignItems: 'center',
        color: 'ink',
        '& h2': { fontSize: { base: 'md', sm: 'lg' } },
      },
      '& > div': {
        gap: '3',
        marginTop: '0',
        paddingInline: { base: '4', sm: '5' },
        paddingBottom: { base: '4', sm: '5' },
      },
    },
  },
});

/** Opens the browser's choice of files, or its camera. */
function openChooser(input: HTMLInputElement, isPhoto: boolean): void {
  input.accept = isPhoto ? 'image/*' : '.pdf,.png,.jpg,.jpeg';
  input.toggleAttribute('capture', isPhoto);
  input.click();
}

const tones: Readonly<Record<OverallState, Tone>> = {
  INITIALIZED: 'neutral',
  UPLOADING: 'info',
  COMPLETE: 'success',
  FAIL: 'error',
};

interface DocumentCardProps extends Pick<DealUploads, 'dealId' | 'uploads' | 'failedDeletes'> {
  readonly card: DocumentCardData;
  /** Whether the main action of the page is here. */
  readonly isMain: boolean;
  /** Receives the button that chooses files, where it is pressed from elsewhere. */
  readonly chooser: RefObject<HTMLButtonElement | null> | undefined;
  /** Whether nothing is left to do here when the page opens: its files are then folded. */
  readonly isFolded: boolean;
  /** Whether the contract can be signed without it: a card without a file then says what it is needed for. */
  readonly isLater: boolean;
}

interface ContentProps {
  readonly isFolded: boolean;
  readonly head: ReactNode;
  readonly children: ReactNode;
}

/** A card's head and, folded below it or open, its files. What is folded when it is first shown stays so until the buyer opens it. */
function Content({ isFolded, head, children }: ContentProps) {
  const [startsFolded] = useState(isFolded);
  if (!startsFolded) {
    return (
      <>
        <header className="fc-head">{head}</header>
        {children}
      </>
    );
  }
  return <Fold head={head}>{children}</Fold>;
}

/** What the next file that is chosen replaces: a document, a file that could not be sent, or both. */
interface Replaced {
  readonly documentId?: string | undefined;
  readonly itemId?: string | undefined;
}

type Shown = { readonly kind: 'view' | 'delete'; readonly document: DealDocument };

/** One document that the deal requires: its status, why a file was refused, its files, and adding, replacing and deleting them. */
export function DocumentCard(props: DocumentCardProps) {
  const { card, isMain, chooser, isFolded, isLater, dealId, uploads, failedDeletes } = props;
  const { t } = useTranslation('checkout');
  const { contact } = useTenant();
  const id = useId();
  const isSigned = isStepDone(useOrder().steps, 'signing');
  const [shown, setShown] = useState<Shown>();
  const replacement = useRef<HTMLInputElement>(null);
  const replaced = useRef<Replaced>({});
  const own = useRef<HTMLButtonElement>(null);
  const choose = chooser ?? own;
  const close = () => setShown(undefined);
  const add = (files: readonly File[], { documentId, itemId }: Replaced) => {
    void uploads.add(card.key, files, documentId);
    if (itemId) removeItem(itemId);
  };
  const handleReplacement = (input: HTMLInputElement) => {
    const files = [...(input.files ?? [])];
    input.value = '';
    if (files.length > 0) add(files, replaced.current);
  };
  const askReplacement = (of: Replaced, isPhoto = false) => {
    replaced.current = of;
    if (replacement.current) openChooser(replacement.current, isPhoto);
  };
  const removeItem = (itemId: string) => {
    // The button that chooses files is there once no file has failed.
    flushSync(() => uploads.remove(itemId));
    choose.current?.focus();
  };
  const unsent = card.items.find(({ state }) => state === 'FAIL_LOCAL');
  const nameOf = ({ file, name }: DealDocument) => file?.name ?? name;
  const refused = card.documents.filter(isRefusedFile);
  /** What has been accepted belongs to a signed contract. */
  const isKept = (document: DealDocument) => isSigned && !refused.includes(document);
  return (
    <Root aria-labelledby={id}>
      <Content
        isFolded={isFolded}
        head={
          <>
            <h2 id={id}>
              <WholeWords>{card.name}</WholeWords>
            </h2>
            <span role="status">
              <StatusPill tone={tones[card.overall]}>{t(`documents.status.${cardStatus(card)}`)}</StatusPill>
            </span>
          </>
        }
      >
        {isLater && card.overall === 'INITIALIZED' && (
          <p className="fc-later">{t('documents.done.NEEDS_ATTENTION')}</p>
        )}
        {refused.map((document) => (
          <RefusedAlert
            key={document.id}
            document={document}
            isMain={isMain && document === refused[0]}
            onReplace={(isPhoto) => askReplacement({ documentId: document.id }, isPhoto)}
          />
        ))}
        {card.documents.length + card.items.length > 0 && (
          <ul>
            {card.documents.map((document) => (
              <DocumentRow
                key={document.id}
                dealId={dealId}
                document={document}
                deleteFault={failedDeletes[document.id]}
                onView={() => setShown({ kind: 'view', document })}
                onReplace={
                  isSigned || refused.includes(document)
                    ? undefined
                    : () => askReplacement({ documentId: document.id })
                }
                onDelete={isKept(document) ? undefined : () => setShown({ kind: 'delete', document })}
              />
            ))}
            {card.items.map((item) => (
              <UploadRow
                key={item.id}
                item={item}
                isMain={isMain}
                phone={contact.phoneAbbreviation}
                onRetry={() => uploads.retry(item.id)}
                onRemove={() => removeItem(item.id)}
                onChooseOther={() => askReplacement({ documentId: item.replaces, itemId: item.id })}
              />
            ))}
          </ul>
        )}
        <FileChooser
          ref={choose}
          documentName={card.name}
          isFirst={card.documents.length + card.items.length === 0}
          isMain={isMain}
          isFailed={card.overall === 'FAIL'}
          isRefused={isRefused(card)}
          onFiles={(files) => add(files, { documentId: unsent?.replaces, itemId: unsent?.id })}
        />
        <input
          ref={replacement}
          type="file"
          hidden
          aria-label={t('documents.replacementFor', { name: card.name })}
          onChange={(event) => handleReplacement(event.currentTarget)}
        />
      </Content>
      {shown?.kind === 'view' && <PreviewDialog dealId={dealId} document={shown.document} onClose={close} />}
      {shown?.kind === 'delete' && (
        <DeleteDialog
          fileName={nameOf(shown.document)}
          onDelete={() => uploads.deleteDocument(shown.document.id)}
          onClose={() => {
            close();
            choose.current?.focus();
          }}
        />
      )}
    </Root>
  );
}
