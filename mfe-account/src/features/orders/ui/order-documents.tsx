import { vehicleName } from '@forecourt/shared-contracts/formats';
import { useId } from 'react';
import { Card, chakra, Icon, LinkButton, VisuallyHidden, Whole } from '@forecourt/shared-design';
import type { Order } from '@forecourt/shared-contracts/commerce';
import { usePlatform, useTranslation } from '@forecourt/shared-contracts/react';
import type { OrderDocumentList } from '@forecourt/shared-contracts/documents';
import { isOwned } from '../../../domain/account-sections.ts';
import { isRefused, needsUpload } from '../domain/needed-documents.ts';
import { orderCardState } from '../domain/order-card-state.ts';
import { DocumentLine } from './document-line.tsx';

const Head = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    paddingBottom: '3',
    '& > a': { width: { base: 'full', sm: 'auto' } },
    '& h2': { textStyle: 'subheading', margin: '0' },
    '& p': { margin: '0', textStyle: 'small', color: 'inkMuted' },
  },
});
const List = chakra('ul', {
  base: { listStyle: 'none', margin: '0', padding: '0', '& > li:last-of-type': { paddingBottom: '0' } },
});
const Folded = chakra('details', {
  base: {
    '& summary': {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      minHeight: 'target',
      color: 'link',
      fontWeight: 'medium',
      cursor: 'pointer',
      '&::-webkit-details-marker': { display: 'none' },
    },
    '&[open] summary svg': { transform: 'rotate(180deg)' },
  },
});

interface OrderDocumentsProps {
  readonly documents: OrderDocumentList;
  /** The order they belong to; undefined when it could not be loaded. */
  readonly order: Order | undefined;
  /** Whether they are what the order needs next. */
  readonly isNext: boolean;
  /** Whether it is the one order of the page, whose documents are never folded. */
  readonly isOnly: boolean;
}

/** The upload is a quiet link while the order needs something else first, also where a refused document has its own. */
function uploadVariant({ documents }: OrderDocumentList, isNext: boolean): 'primary' | 'secondary' {
  return isNext && !documents.some(isRefused) ? 'primary' : 'secondary';
}

/**
 * The documents of one order, with a link to its upload step while something is missing or was refused; else they are folded.
 */
export function OrderDocuments({ documents, order, isNext, isOnly }: OrderDocumentsProps) {
  const { t } = useTranslation('account');
  const { releases } = usePlatform();
  const id = useId();
  const { orderNumber, dealRefId } = documents;
  const uploadPath = `/progress/${encodeURIComponent(orderNumber)}/doc-upload`;
  const state = order && orderCardState(order);
  const offersUpload = needsUpload(documents.documents, state) && isOwned(releases, uploadPath);
  const name = order && vehicleName(order.vehicle);
  const refused = documents.documents.find(isRefused);
  const list = (
    <List>
      {documents.documents.map((document) => (
        <DocumentLine
          key={document.id}
          dealId={dealRefId}
          document={document}
          uploadPath={offersUpload ? uploadPath : undefined}
          isMain={isNext && document === refused}
        />
      ))}
    </List>
  );
  return (
    <Card as="section" aria-labelledby={id}>
      <Head>
        <div>
          <h2 id={id}>{name ?? t('documents.order', { number: orderNumber })}</h2>
          {name && (
            <p>
              <Whole>{t('documents.order', { number: orderNumber })}</Whole>
            </p>
          )}
        </div>
        {offersUpload && (
          <LinkButton href={uploadPath} icon="upload" size="sm" variant={uploadVariant(documents, isNext)}>
            {t('documents.upload')}{' '}
            <VisuallyHidden>{t('orders.ofOrder', { number: orderNumber })}</VisuallyHidden>
          </LinkButton>
        )}
      </Head>
      {offersUpload || isOnly ? (
        list
      ) : (
        <Folded>
          <summary>
            {t('documents.count', { count: documents.documents.length })}
            <Icon name="chevronDown" sizePx={16} />
          </summary>
          {list}
        </Folded>
      )}
    </Card>
  );
}
