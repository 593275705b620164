import { Fragment } from 'react';
import { chakra, LinkButton, WholeWords } from '@forecourt/shared-design';
import { StatusPill } from '@forecourt/shared-design/forms';
import { formatDateAt } from '@forecourt/shared-contracts/formats';
import { hasRequiredDocuments } from '@forecourt/shared-contracts/progress';
import { useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import { stepPath } from '../../../domain/step-paths.ts';
import { useOrder } from '../../order/index.ts';
import { StepActions } from '../../step-screen/index.ts';
import { canSign } from '../domain/can-sign.ts';
import { isRefusedFile } from '../../../domain/refused-file.ts';
import { cardStatus, isRefused } from '../domain/document-card.ts';
import { useDealUploads } from '../model/use-deal-uploads.ts';

const List = chakra('ul', {
  base: {
    listStyle: 'none',
    margin: '0',
    padding: '0',
    '& > li': {
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'flex-start',
      gap: '3',
      paddingBlock: '4',
      borderBottom: '1px solid',
      borderColor: 'line',
      // The status is at the right of each row.
      '& > div': { minWidth: '0' },
      '& > :last-child': { flexShrink: '0' },
    },
    '& h2': { margin: '0', textStyle: 'subheading' },
    '& p': { margin: '0', textStyle: 'small', color: 'inkMuted', overflowWrap: 'anywhere' },
    '& .fc-fault': { color: 'critical', fontWeight: 'medium' },
  },
});

/** What has been submitted for the order, and what comes next. */
export function DocumentsSummary() {
  const { t } = useTranslation('checkout');
  const { orderNumber, data, steps } = useOrder();
  const { cards } = useDealUploads();
  const { timeZone } = useTenant().contact;
  const isMissing = cards.some(({ overall }) => overall === 'INITIALIZED');
  const change = (
    <LinkButton variant={isMissing ? 'primary' : 'secondary'} href={stepPath(orderNumber, 'documents')}>
      {t(isMissing ? 'documents.addMissing' : 'documents.change')}
    </LinkButton>
  );
  return (
    <>
      <List>
        {cards.map((card) => (
          <li key={card.key}>
            <div>
              <h2>
                <WholeWords>{card.name}</WholeWords>
              </h2>
              {card.documents.map((document) => (
                <Fragment key={document.id}>
                  <p>
                    {t('documents.summaryLine', {
                      name: document.file?.name ?? document.name,
                      date: document.addedAt ? formatDateAt(document.addedAt, timeZone) : '',
                    })}
                  </p>
                  {isRefusedFile(document) && (
                    <p className="fc-fault">{document.reason ?? t('documents.fault.refused')}</p>
                  )}
                </Fragment>
              ))}
            </div>
            <StatusPill
              tone={card.overall === 'COMPLETE' ? 'success' : isRefused(card) ? 'error' : 'neutral'}
            >
              {t(`documents.status.${cardStatus(card)}`)}
            </StatusPill>
          </li>
        ))}
      </List>
      <StepActions>
        {isMissing && change}
        {hasRequiredDocuments(data.documents) && canSign(steps, data.order) && (
          <LinkButton variant={isMissing ? 'secondary' : 'primary'} href={stepPath(orderNumber, 'signing')}>
            {t('documents.next')}
          </LinkButton>
        )}
        {!isMissing && change}
      </StepActions>
    </>
  );
}
