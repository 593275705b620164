import { vehicleName } from '@forecourt/shared-contracts/formats';
import { useId } from 'react';
import { Card, chakra, Icon, Whole, WholeWords } from '@forecourt/shared-design';
import { usePlatform, useTranslation } from '@forecourt/shared-contracts/react';
import { isDocumentComplete, type OrderDocumentList } from '@forecourt/shared-contracts/documents';
import { isOwned } from '../../../domain/account-sections.ts';
import { documentRequest, isRefused } from '../domain/needed-documents.ts';
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
    '& > div': { padding: '0', paddingInlineEnd: { sm: '270px' } },
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
 * still needed; an order that has no loan to wait for, or is not created yet, says that they are asked for later.
 */
export function OrderDocuments({
  documents: { documents, ...deal },
  row,
  isNext,
  isOpen,
}: OrderDocumentsProps) {
  const { t } = useTranslation('account');
  const { releases } = usePlatform();
  const id = useId();
  const request = documentRequest(documents, row);
  const isAsked = request === 'now';
  const path = `/progress/${encodeURIComponent(deal.orderNumber)}/doc-upload`;
  const uploadPath = isAsked && isOwned(releases, path) ? path : undefined;
  const name = row && vehicleName(row.order.vehicle);
  const number = t('documents.order', { number: deal.orderNumber });
  // A page has one main action: the first document that was refused, else the first missing one.
  const main = documents.find(isRefused) ?? documents.find((document) => !isDocumentComplete(document));
  const list = (
    <List>
      {documents.map((document) => (
        <DocumentLine
          key={document.id}
          deal={deal}
          document={document}
          isAsked={isAsked}
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
      {request === 'later' && <Later row={row} />}
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
              <DocumentCount documents={documents} isAsked={isAsked} />
              <Icon name="chevronDown" sizePx={16} />
            </summary>
            {list}
          </details>
        </Folded>
      )}
    </Card>
  );
}

/** When documents are asked for: once the order is created, or has a loan. */
function Later({ row }: Pick<OrderDocumentsProps, 'row'>) {
  const { t } = useTranslation('account');
  const isCreated = row?.action.id !== 'being-created';
  return <p className="fc-later">{t(isCreated ? 'documents.later' : 'documents.laterCreated')}</p>;
}

interface DocumentCountProps extends Pick<OrderDocumentList, 'documents'> {
  readonly isAsked: boolean;
}

/** How many documents there are, and that all are submitted or needed, or how many are still asked for. */
function DocumentCount({ documents, isAsked }: DocumentCountProps) {
  const { t } = useTranslation('account');
  const count = documents.length;
  const needed = documents.filter((document) => !isDocumentComplete(document)).length;
  if (needed === 0) return t('documents.allSubmitted', { count });
  if (isAsked && needed === count) return t('documents.allNeeded', { count });
  const all = t('documents.count', { count });
  return isAsked ? `${all}, ${t('documents.needed', { count: needed })}` : all;
}
