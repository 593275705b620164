import { Alert, Card, LinkButton, Page, PageHeading } from '@forecourt/shared-design';
import { useSearchParams, useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import { identityFailure } from '../../domain/identity-failure.ts';

/**
 * The page without an order number (TRACK-6) to which the identity provider sends a user who may have no session, for example on a phone.
 * It shows the result and says that the order page already has it.
 */
export function IdentityResult({ isComplete }: { isComplete: boolean }) {
  const { t } = useTranslation('checkout');
  const { contact } = useTenant();
  const [search] = useSearchParams();
  const reason = identityFailure(search.get('reason'));
  return (
    <Page width="narrow">
      <Card padding="lg">
        <PageHeading lead={t(isComplete ? 'identity.result.completeLead' : 'identity.result.incompleteLead')}>
          {t(isComplete ? 'identity.result.complete' : 'identity.result.incomplete')}
        </PageHeading>
        <div style={{ marginBlock: '24px' }}>
          <Alert
            severity={isComplete ? 'success' : 'warning'}
            live="off"
            title={isComplete ? undefined : t(`identity.ended.${reason}.title`)}
          >
            {isComplete ? t('identity.text.COMPLETED') : t('identity.result.incompleteText')}
          </Alert>
        </div>
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: '12px' }}>
          <LinkButton href="/account/orders">{t('identity.result.orders')}</LinkButton>
          <LinkButton variant="secondary" href={`tel:+1${contact.phone}`} icon="phone">
            {t('failed.call', { phone: contact.phoneAbbreviation })}
          </LinkButton>
        </div>
      </Card>
    </Page>
  );
}
