import { chakra, LinkButton } from '@forecourt/shared-design';
import { StatusPill } from '@forecourt/shared-design/forms';
import { formatDateAt } from '@forecourt/shared-contracts/formats';
import { hasRequiredDocuments } from '@forecourt/shared-contracts/progress';
import { useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import { isStepStopped } from '../../../domain/order-steps.ts';
import { stepPath } from '../../../domain/step-paths.ts';
import { useOrder } from '../../order/index.ts';
import { StepActions } from '../../step-screen/index.ts';
import { displayStatus } from '../domain/upload-state.ts';
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
  },
});

/** What has been submitted for the order, and what comes next. */
export function DocumentsSummary() {
  const { t } = useTranslation('checkout');
  const { orderNumber, data, steps } = useOrder();
  const { cards } = useDealUploads();
  const { timeZone } = useTenant().contact;
  return (
    <>
      <List>
        {cards.map(({ key, name, documents, overall }) => (
          <li key={key}>
            <div>
              <h2>{name}</h2>
              {documents.map(({ id, file, name: ownName, addedAt }) => (
                <p key={id}>
                  {t('documents.summaryLine', {
                    name: file?.name ?? ownName,
                    date: addedAt ? formatDateAt(addedAt, timeZone) : '',
                  })}
                </p>
              ))}
            </div>
            <StatusPill tone={overall === 'COMPLETE' ? 'success' : 'neutral'}>
              {t(`documents.status.${displayStatus(overall)}`)}
            </StatusPill>
          </li>
        ))}
      </List>
      <StepActions>
        {hasRequiredDocuments(data.documents) && !isStepStopped(steps, 'signing') && (
          <LinkButton href={stepPath(orderNumber, 'signing')}>{t('documents.next')}</LinkButton>
        )}
        <LinkButton variant="secondary" href={stepPath(orderNumber, 'documents')}>
          {t('documents.change')}
        </LinkButton>
      </StepActions>
    </>
  );
}
