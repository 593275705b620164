import { vehicleName } from '@forecourt/shared-contracts/formats';
import { useId } from 'react';
import { Card, chakra, Icon, Whole, WholeWords, type Tone } from '@forecourt/shared-design';
import { StatusPill } from '@forecourt/shared-design/forms';
import { usePlatform, useTranslation } from '@forecourt/shared-contracts/react';
import { isDocumentComplete, type OrderDocumentList } from '@forecourt/shared-contracts/documents';
import { isOwned } from '../../../domain/account-sections.ts';
import { documentRequest, sortedDocuments, type DocumentRequest } from '../domain/needed-documents.ts';
import type { OrderWithAction } from '../domain/order-groups.ts';
import { DocumentLine } from './document-line.tsx';

const Head = chakra('div', {
  base: {
    paddingBottom: '3',
    '& h2': { textStyle: 'subheading', margin: '0' },
    '& p': { margin: '0', textStyle: 'small', color: 'inkMuted' },
    '& .fc-later': { marginTop: '2', color: 'ink' },
  },
});
const List = chakra('ul', {
  base: { listStyle: 'none', margin: '0', padding: '0', '& > li:last-of-type': { paddingBottom: '0' } },
});
const Folded = chakra('div', {
  base: {
    position: 'relative',
    '& > div': { padding: '0', paddingInlineEnd: { sm: '300px' } },
    '& details[open] ul': { marginTop: '3' },
    '& details:not([open]) summary': { marginBottom: { base: '-2.5', sm: '0' } },
    '& summary': {
      // Beside the heading where there is room, but not around it: some screen readers find no heading in a summary.
      position: { sm: 'absolute' },
      insetBlockStart: '0',
      insetInlineEnd: '0',
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      minHeight: 'target',
      color: 'link',
      fontWeight: 'medium',
      cursor: 'pointer',
      '&::-webkit-details-marker': { display: 'none' },
    },
    '& details[open] summary svg': { transform: 'rotate(180deg)' },
  },
});

interface OrderDocumentsProps {
  readonly documents: OrderDocumentList;
  /** The order they belong to, with what it needs next; undefined when it could not be loaded. */
  readonly row: OrderWithAction | undefined;
  /** Whether they are what the order needs next. */
  readonly isNext: boolean;
  /** Whether they are all shown, not folded. */
  readonly isOpen: boolean;
}

/**
 * The documents of one order, each missing or refused one with the way to its upload. Folded ones say how many there are and whether some are
 * missing; an order without an accepted loan, or that is not created yet, says when they are asked for.
 */
export function OrderDocuments({
  documents: { documents: unsorted, ...deal },
  row,
  isNext,
  isOpen,
}: OrderDocumentsProps) {
  const { t } = useTranslation('account');
  const { releases } = usePlatform();
  const id = useId();
  const documents = sortedDocuments(unsorted);
  const request = documentRequest(documents, row);
  const path = `/progress/${encodeURIComponent(deal.orderNumber)}/doc-upload`;
  const uploadPath = (request === 'now' || request === 'open') && isOwned(releases, path) ? path : undefined;
  const name = row && vehicleName(row.order.vehicle);
  const number = t('documents.order', { number: deal.orderNumber });
  // A page has one main action: the first document that was refused, else the first missing one.
  const [main] = documents;
  const list = (
    <List>
      {documents.map((document) => (
        <DocumentLine
          key={document.id}
          deal={deal}
          document={document}
          request={request}
          uploadPath={uploadPath}
          isMain={isNext && document === main}
        />
      ))}
    </List>
  );
  const head = (
    <Head>
      <h2 id={id}>
        <WholeWords>{name ?? number}</WholeWords>
      </h2>
      {name && (
        <p>
          <Whole>{number}</Whole>
        </p>
      )}
      <WhenAsked {...{ documents, request, isOpen }} />
    </Head>
  );
  return (
    <Card as="section" aria-labelledby={id}>
      {isOpen ? (
        <>
          {head}
          {list}
        </>
      ) : (
        <Folded>
          {head}
          <details>
            <summary>
              <DocumentCount documents={documents} request={request} />
              <Icon name="chevronDown" sizePx={16} />
            </summary>
            {list}
          </details>
        </Folded>
      )}
    </Card>
  );
}

interface RequestProps extends Pick<OrderDocumentList, 'documents'> {
  readonly request: DocumentRequest;
}

/** Whether none of the documents that are missing is needed: the order is over, or no lender approved. */
function areUnneeded({ documents, request }: RequestProps): boolean {
  return request === 'no' && !documents.every(isDocumentComplete);
}

/** When documents are asked for: once a loan is accepted, once the order is created, or never, which folded ones say as their count. */
function WhenAsked({ isOpen, ...props }: RequestProps & Pick<OrderDocumentsProps, 'isOpen'>) {
  const { t } = useTranslation('account');
  const { request } = props;
  if (request === 'open') return <p className="fc-later">{t('documents.open')}</p>;
  if (request === 'later') return <p className="fc-later">{t('documents.laterCreated')}</p>;
  return isOpen && areUnneeded(props) ? <p className="fc-later">{t('documents.noneNeeded')}</p> : null;
}

/** How many documents there are, and that all are submitted or missing, or how many are. */
function DocumentCount(props: RequestProps) {
  const { t } = useTranslation('account');
  const { documents, request } = props;
  const count = documents.length;
  const needed = documents.filter((document) => !isDocumentComplete(document)).length;
  const pill = (tone: Tone, text: string) => <StatusPill tone={tone}>{text}</StatusPill>;
  if (needed === 0) return pill('success', t('documents.allSubmitted', { count }));
  if (areUnneeded(props)) return pill('neutral', t('documents.noneNeeded'));
  const all = t('documents.count', { count });
  if (request !== 'now') return pill('neutral', all);
  const some = `${all}, ${t('documents.needed', { count: needed })}`;
  return pill('warning', needed === count ? t('documents.allNeeded', { count }) : some);
}
