import { Alert, Card, LinkButton, Page, PageHeading } from '@forecourt/shared-design';
import { useSearchParams, useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import { idVerificationFailure } from '../../domain/id-verification-failure.ts';

/**
 * The page without an order number (TRACK-6) to which the ID verification provider sends a user who may have no session, for example on a phone.
 * It shows the result and says that the order page already has it.
 */
export function IdVerificationResult({ isComplete }: { isComplete: boolean }) {
  const { t } = useTranslation('checkout');
  const { contact } = useTenant();
  const [search] = useSearchParams();
  const reason = idVerificationFailure(search.get('reason'));
  return (
    <Page width="narrow">
      <Card padding="lg">
        <PageHeading
          lead={t(isComplete ? 'idVerification.result.completeLead' : 'idVerification.result.incompleteLead')}
        >
          {t(isComplete ? 'idVerification.result.complete' : 'idVerification.result.incomplete')}
        </PageHeading>
        <div style={{ marginBlock: '24px' }}>
          <Alert
            severity={isComplete ? 'success' : 'warning'}
            live="off"
            title={isComplete ? undefined : t(`idVerification.ended.${reason}.title`)}
          >
            {isComplete ? t('idVerification.text.COMPLETED') : t('idVerification.result.incompleteText')}
          </Alert>
        </div>
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: '12px' }}>
          <LinkButton href="/account/orders">{t('idVerification.result.orders')}</LinkButton>
          <LinkButton variant="secondary" href={`tel:+1${contact.phone}`} icon="phone">
            {t('failed.call', { phone: contact.phoneAbbreviation })}
          </LinkButton>
        </div>
      </Card>
    </Page>
  );
}
