import { Alert, Card, chakra, LinkButton, Page, PageHeading } from '@forecourt/shared-design';
import { phoneHref } from '@forecourt/shared-contracts/formats';
import { useSearchParams, useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import { idVerificationFailure } from '../../domain/id-verification-failure.ts';

const Actions = chakra('div', { base: { display: { base: 'grid', sm: 'flex' }, gap: '3' } });

/**
 * The page without an order number (TRACK-6) to which the ID verification provider sends a user who may have no session, for example on a phone.
 * Anyone can open it, so it says that the check has ended, why only if the provider's address does, and leaves the result to the order's
 * page.
 */
export function IdVerificationResult({ isComplete }: { isComplete: boolean }) {
  const { t } = useTranslation('checkout');
  const { contact } = useTenant();
  const [search] = useSearchParams();
  const reason = search.get('reason');
  return (
    <Page width="narrow">
      <Card padding="lg">
        <PageHeading lead={t(isComplete ? 'idResult.completeLead' : 'idResult.incompleteLead')}>
          {t(isComplete ? 'idResult.complete' : 'idResult.incomplete')}
        </PageHeading>
        <div style={{ marginBlock: '24px' }}>
          <Alert
            severity={isComplete ? 'info' : 'warning'}
            live="off"
            title={isComplete || !reason ? undefined : t(`idEnded.${idVerificationFailure(reason)}.title`)}
          >
            {t(isComplete ? 'idResult.completeText' : 'idResult.incompleteText')}
          </Alert>
        </div>
        <Actions>
          <LinkButton href="/account/orders">{t('idResult.orders')}</LinkButton>
          <LinkButton variant="secondary" href={phoneHref(contact.phone)} icon="phone">
            {t('failed.call', { phone: contact.phoneAbbreviation })}
          </LinkButton>
        </Actions>
      </Card>
    </Page>
  );
}
