import { httpFailure } from '@forecourt/shared-contracts';
import {
  Navigate,
  usePlatform,
  useQuery,
  useSession,
  useTenant,
  useTranslation,
} from '@forecourt/shared-contracts/react';
import { Button, EmptyState, LinkButton, Page, CardSkeleton } from '@forecourt/shared-design';
import { phoneHref } from '@forecourt/shared-contracts/formats';
import { stepPath } from '../../domain/step-paths.ts';
import { ownReadinessQuery } from './signing-entry.queries.ts';

interface OwnContractProps {
  readonly orderNumber: string;
  readonly childPath: string;
}

/**
 * Signing requires the account that the order belongs to (TRACK-4); for another account, or a broken link (TRACK-72), this shows so. The
 * server never reveals which of the two it is (T35).
 */
export function OwnContract({ orderNumber, childPath }: OwnContractProps) {
  const { t } = useTranslation('checkout');
  const { client } = usePlatform();
  const own = useQuery(ownReadinessQuery(client, orderNumber));
  if (own.isPending) {
    return (
      <Page role="status" aria-label={t('signingEntry.loading')}>
        <CardSkeleton height="420px" />
      </Page>
    );
  }
  const status = httpFailure(own.error)?.status;
  if (status !== undefined && [400, 403, 404].includes(status)) return <NotAllowed />;
  return <Navigate to={stepPath(orderNumber, 'signing', childPath)} replace />;
}

/** Signing out here leads to sign-in, which returns to this address. */
function NotAllowed() {
  const platform = usePlatform();
  const { t } = useTranslation('checkout');
  const { contact } = useTenant();
  const session = useSession();
  const email = session.status === 'signed-in' ? session.user.email : undefined;
  const phone = contact.phoneAbbreviation;
  return (
    <Page width="narrow">
      <EmptyState
        isPage
        icon="lock"
        title={t('signingEntry.notAllowed.title')}
        text={t('signingEntry.notAllowed.text', {
          email: email ?? t('signingEntry.notAllowed.anonymous'),
          phone,
        })}
        actions={
          <>
            <Button onClick={() => void platform.session.signOut()}>
              {t('signingEntry.notAllowed.signIn')}
            </Button>
            <LinkButton variant="secondary" href={phoneHref(contact.phone)} icon="phone">
              {t('failed.call', { phone })}
            </LinkButton>
          </>
        }
      />
    </Page>
  );
}
